import { answerAlways } from './answers.js';

/* A page without React and without a build: two elements, and a function that gives their token. */
const query = new URLSearchParams(location.search);
const place = document.querySelector('#ours');
const isStill = query.get('view') === 'still';
if (isStill) answerAlways();

/* What the portal's own server would do: an administrator's key stays there, and the page gets a partner's token. */
async function partnerToken() {
  const server = query.get('server');
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { token } = await post('/api/User/Authenticate', {
    email: 'administrator@demo.example',
    password: 'demo-patrol',
  });
  const companies = await (
    await fetch(`${server}/api/Company`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const partner = await post(
    '/api/PartnerToken',
    {
      name: 'Acme Security',
      idCompanies: companies.map(({ idCompany }) => idCompany),
      policies: ['event.confirm'],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
    token,
  );
  return partner.token;
}

let given;
const getToken = () => {
  given ??= isStill ? 'still' : partnerToken();
  return given;
};

function toggle() {
  if (place.childElementCount > 0) {
    place.replaceChildren();
    return;
  }
  for (const [name, height] of [
    ['patrol-guard-map', '240px'],
    ['patrol-event-grid', '400px'],
  ]) {
    const element = document.createElement(name);
    element.setAttribute('base-url', isStill ? 'http://patrol.test' : query.get('server'));
    element.setAttribute('theme', 'light');
    element.style.height = height;
    element.getToken = getToken;
    place.append(element);
  }
}

document.querySelector('#toggle').addEventListener('click', toggle);
if (query.get('ours') !== '0') toggle();
