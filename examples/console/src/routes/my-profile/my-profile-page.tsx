import { Button, PasswordField, SelectField, TextField, useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { User } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useState } from 'react';
import { Form } from 'react-aria-components';
import { fieldProblems } from '../../entities/field-problems.ts';
import { useAlerts } from '../../errors/alerts.tsx';
import { languageNames } from '../../services/language-names.ts';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { useLanguage } from '../../services/use-language.ts';
import { type PlaceDraft, placeDraft, placeOf, placeProblems } from '../basic-data/place-draft.rules.ts';
import { PlaceFields } from '../basic-data/place-fields.tsx';
import { passwordProblems } from '../reset-password/new-password.rules.ts';
import * as css from './my-profile-page.css.ts';
import { OwnSessions } from './own-sessions.tsx';

type Errors = Readonly<Record<string, string>>;

/** /myProfile: one's own name, language, start of the map, password (S2.13, G23), and where one is signed in. */
export default function MyProfilePage(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const [me, setMe] = useState<User | null>(null);
  useEffect(() => {
    client.user
      .getMyProfile()
      .then(setMe, (error: unknown) => alerts.tell(error, { doing: text('console.profile.loading') }));
  }, [client, alerts, text]);
  return (
    <div className={css.page}>
      {me && <ProfileForm key={me.version} me={me} onSaved={setMe} />}
      <div className={css.side}>
        <PasswordForm />
        <OwnSessions />
      </div>
    </div>
  );
}

function ProfileForm({ me, onSaved }: { me: User; onSaved: (me: User) => void }): ReactElement {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [, showLanguage] = useLanguage();
  const [name, setName] = useState(me.name);
  const [phone, setPhone] = useState(me.phone ?? '');
  const [language, setLanguage] = useState(me.language);
  const [place, setPlace] = useState<PlaceDraft>(placeDraft(me.startPosition));
  const [errors, setErrors] = useState<Errors>({});
  const save = async (): Promise<void> => {
    const problems = {
      ...(name.trim() === '' ? { name: text('console.entity.required') } : {}),
      ...Object.fromEntries(Object.entries(placeProblems(place)).map(([field, id]) => [field, text(id)])),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const saved = await client.user.saveMyProfile({
        name,
        phone: phone || null,
        ...(language === null ? {} : { language }),
        startPosition: placeOf(place),
      });
      if (saved.language && settings.languages.includes(saved.language)) showLanguage(saved.language);
      toasts.show({ text: text('console.entity.saved', { name: saved.name }) });
      onSaved(saved);
    } catch (error) {
      const refused = fieldProblems(error);
      if (refused) setErrors(refused);
      else alerts.tell(error, { doing: text('console.entity.saving', { name }) });
    }
  };
  return (
    <Form
      aria-label={text('console.myProfile')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      validationBehavior="aria"
    >
      <h1 className={css.title}>{text('console.myProfile')}</h1>
      <p className={css.who}>{me.email}</p>
      <TextField
        errorText={errors.name}
        isRequired
        label={text('console.field.person')}
        onChange={setName}
        value={name}
      />
      <TextField
        errorText={errors.phone}
        label={text('console.field.phone')}
        onChange={setPhone}
        type="tel"
        value={phone}
      />
      <SelectField
        errorText={errors.locale}
        label={text('console.language')}
        onChange={setLanguage}
        options={settings.languages.map((code) => ({ id: code, label: languageNames[code] }))}
        value={language}
      />
      <div className={css.place}>
        <PlaceFields
          errorOf={(field) => errors[field]}
          isReadOnly={false}
          onChange={(part) => setPlace((known) => ({ ...known, ...part }))}
          place={place}
        />
      </div>
      <p className={css.hint}>{text('console.profile.placeHelp')}</p>
      <Button size="lg" type="submit" variant="primary">
        {text('console.entity.save')}
      </Button>
    </Form>
  );
}

function PasswordForm(): ReactElement {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const save = async (): Promise<void> => {
    const wrong = passwordProblems(password, repeat);
    const problems = {
      ...(oldPassword === '' ? { oldPassword: text('passwordIsRequired') } : {}),
      ...(wrong.password ? { password: text(wrong.password) } : {}),
      ...(wrong.repeat ? { passwordRepeat: text(wrong.repeat) } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      await client.user.changePassword({ oldPassword, password, passwordRepeat: repeat });
      setOldPassword('');
      setPassword('');
      setRepeat('');
      toasts.show({ text: text('console.profile.passwordChanged') });
    } catch (error) {
      const refused = fieldProblems(error);
      if (refused) setErrors(refused);
      else alerts.tell(error, { doing: text('console.reset.saving') });
    }
  };
  return (
    <Form
      aria-label={text('console.profile.password')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      validationBehavior="aria"
    >
      <h2 className={css.title}>{text('console.profile.password')}</h2>
      <PasswordField
        autoComplete="current-password"
        errorText={errors.oldPassword}
        label={text('console.profile.oldPassword')}
        onChange={setOldPassword}
        value={oldPassword}
      />
      <PasswordField
        autoComplete="new-password"
        errorText={errors.password}
        label={text('console.reset.password')}
        onChange={setPassword}
        value={password}
      />
      <PasswordField
        autoComplete="new-password"
        errorText={errors.passwordRepeat}
        label={text('console.reset.repeat')}
        onChange={setRepeat}
        value={repeat}
      />
      <p className={css.hint}>{text('console.profile.otherSessions')}</p>
      <Button size="lg" type="submit" variant="primary">
        {text('console.reset.save')}
      </Button>
    </Form>
  );
}
