import { createLeaderLock, type LeaderLock, type Locks } from './leader-lock.ts';
import { Peers } from './peers.ts';
import { chooseVoice } from './voice.rules.ts';
import type { WindowSound, WindowState } from './window.types.ts';
import { type OpenWindowChannel, openBroadcastChannel, type WindowChannel } from './window-channel.ts';
import type { WindowMessage, WindowWord } from './window-message.ts';

/** What windows meet by; the browser's own unless a test brings others. @internal */
export interface MeetingMeans {
  readonly locks?: Locks | undefined;
  readonly openChannel?: OpenWindowChannel | undefined;
  readonly newId?: (() => string) | undefined;
}

/** What a group needs of the window it is in. @internal */
export interface WindowGroupOptions extends MeetingMeans {
  /** The clock, milliseconds since 1970. */
  now(): number;
  /** This window leads from now on, or is alone. */
  onLead(): void;
  /** Another window leads from now on. */
  onFollow(): void;
  /** A word of another window that is not about the group itself; a former leader's state is not passed on. */
  onWord(message: WindowMessage): void;
  /** Role, voice or sound may have changed. */
  onChange(): void;
}

/* Seconds without a word of the leader after which a follower takes its place; each next one waits a second longer. */
const silentSeconds = 8;

/** The windows of one user: which of them leads, and which of them sounds (quality R7). @internal */
export class WindowGroup {
  readonly #options: WindowGroupOptions;
  readonly #peers = new Peers();
  #id = '';
  #channel: WindowChannel | null = null;
  #lock: LeaderLock | null = null;
  #role: WindowState['role'] | 'away' = 'away';
  /* Which leadership is known of; a clock, so that a window that knows of none begins above those before it. */
  #term = 0;
  #leader: string | null = null;
  #voice: string | null = null;
  #sound: WindowSound = 'unknown';
  #silentFor = 0;

  constructor(options: WindowGroupOptions) {
    this.#options = options;
  }

  get state(): WindowState {
    const { sound } = this.#peers.list().find(({ id }) => id === this.#voice) ?? { sound: 'unknown' };
    const isVoice = this.#role === 'alone' || (this.#role !== 'away' && this.#voice === this.#id);
    return { role: this.#role === 'away' ? 'follower' : this.#role, isVoice, sound: isVoice ? this.#sound : sound };
  }

  get isLeader(): boolean {
    return this.#role === 'leader' || this.#role === 'alone';
  }

  /** Meets the other windows of this name; alone where windows cannot meet. */
  join(name: string): void {
    const { locks = globalThis.navigator?.locks, openChannel = openBroadcastChannel } = this.#options;
    const channel = locks ? openChannel(name, (message) => this.#hear(message)) : null;
    if (!locks || !channel) {
      this.#lead('alone');
      return;
    }
    this.#id = (this.#options.newId ?? (() => crypto.randomUUID()))();
    this.#channel = channel;
    this.#role = 'follower';
    this.#lock = createLeaderLock({
      locks,
      name,
      onHeld: () => this.#lead('leader'),
      onLost: () => this.#follow(),
      onRefused: () => {
        this.leave();
        this.#lead('alone');
      },
    });
    this.post({ kind: 'join' });
    this.#sayAlive();
    this.#lock.join();
  }

  leave(): void {
    this.post({ kind: 'bye' });
    this.#lock?.leave();
    this.#channel?.close();
    this.#channel = this.#lock = null;
    this.#peers.clear();
    this.#leader = this.#voice = null;
    this.#silentFor = 0;
    this.#role = 'away';
  }

  post(word: WindowWord): void {
    this.#channel?.post({ ...word, from: this.#id, term: this.#role === 'leader' ? this.#term : 0 });
  }

  tellSound(sound: WindowSound): void {
    if (sound === this.#sound) return;
    this.#sound = sound;
    this.#sayAlive();
    this.#decideVoice();
    this.#options.onChange();
  }

  /** A second has passed. */
  tick(): void {
    if (!this.#channel) return;
    this.#peers.tick();
    this.#decideVoice();
    this.#sayAlive();
    if (this.#role !== 'follower') return;
    this.#silentFor += 1;
    if (this.#silentFor < silentSeconds + this.#rank()) return;
    this.#silentFor = 0;
    this.#lock?.steal();
  }

  /* Two windows must not take the leader's place in the same second. */
  #rank(): number {
    const followers = this.#peers.list().filter(({ id }) => id !== this.#leader);
    return followers.filter(({ id }) => id < this.#id).length;
  }

  #lead(role: 'leader' | 'alone'): void {
    this.#term = Math.max(this.#term + 1, this.#options.now());
    this.#role = role;
    /* Whoever led before has closed or is frozen. */
    if (this.#leader) this.#peers.left(this.#leader);
    this.#leader = this.#id;
    this.#decideVoice();
    this.#options.onLead();
    this.#options.onChange();
    this.#sayAlive();
  }

  #follow(): void {
    this.#role = 'follower';
    this.#leader = this.#voice = null;
    this.#silentFor = 0;
    this.#options.onFollow();
    this.#options.onChange();
    this.post({ kind: 'join' });
    this.#lock?.join();
  }

  #sayAlive(): void {
    this.post({ kind: 'alive', sound: this.#sound, voice: this.#voice });
  }

  #decideVoice(): void {
    if (this.#role !== 'leader') return;
    const windows = [{ id: this.#id, sound: this.#sound }, ...this.#peers.list()];
    const voice = chooseVoice(this.#voice, windows, this.#id);
    if (voice === this.#voice) return;
    this.#voice = voice;
    this.#sayAlive();
    this.#options.onChange();
  }

  #hear(message: WindowMessage): void {
    const { kind, from, term } = message;
    if (term > 0) {
      if (term < this.#term) return; // a former leader that was frozen and does not know yet
      if (this.#role === 'leader') {
        this.#lock?.leave();
        this.#follow();
      }
      this.#term = term;
      this.#leader = from;
      this.#silentFor = 0;
    }
    if (kind === 'alive') {
      this.#peers.heard(from, message.sound);
      if (term > 0) this.#voice = message.voice;
      this.#decideVoice();
      this.#options.onChange();
    } else if (kind === 'bye') {
      this.#peers.left(from);
      this.#decideVoice();
      this.#options.onChange();
    } else {
      this.#options.onWord(message);
    }
  }
}
