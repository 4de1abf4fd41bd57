export { type StripState, stripState } from './alarm-strip.rules.ts';
export { AlarmStrip } from './alarm-strip.tsx';
export type { AlarmStripProps, LinkStatus, SoundState } from './alarm-strip.types.ts';
export type { ShortcutChoice, ShortcutKey } from './shortcut.rules.ts';
export { createSoundPlayer, type PlayResult, type SoundPlayer, type SoundPlayerOptions } from './sound-player.ts';
export { alarmSounds, linkLostSound } from './sounds.ts';
