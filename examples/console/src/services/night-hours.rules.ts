const minuteMs = 60_000;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours in which the night theme is drawn, whatever is chosen, as they are kept on this machine. */
export interface NightHours {
  readonly isOn: boolean;
  /** HH:mm, 24 hours, by this computer's own clock. */
  readonly from: string;
  /** HH:mm; before `from` it is of the next morning. */
  readonly to: string;
  /** When a theme was chosen by hand, milliseconds since 1970: for the rest of that night the hand wins. */
  readonly chosenAt: number;
}

/** As they are before anybody has said anything. */
export const usualNightHours: NightHours = { isOn: false, from: '22:00', to: '06:00', chosenAt: 0 };

/** Reads what was kept; what makes no sense is as usual. */
export function readNightHours(kept: string | null): NightHours {
  try {
    const read = Object.assign({}, JSON.parse(kept ?? '{}')) as Partial<Record<keyof NightHours, unknown>>; // all checked below
    const isTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value);
    return {
      isOn: read.isOn === true,
      from: isTime(read.from) ? read.from : usualNightHours.from,
      to: isTime(read.to) ? read.to : usualNightHours.to,
      chosenAt: typeof read.chosenAt === 'number' ? read.chosenAt : 0,
    };
  } catch {
    return usualNightHours; // not JSON: of another hand
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether the night theme is drawn now. @param minuteOfDay minutes since midnight of this computer's wall clock */
export function isNight({ isOn, from, to, chosenAt }: NightHours, now: number, minuteOfDay: number): boolean {
  if (!isOn) return false;
  const length = (minutesOf(to) - minutesOf(from) + 1440) % 1440;
  const sinceStart = (minuteOfDay - minutesOf(from) + 1440) % 1440;
  return sinceStart < length && chosenAt < now - (sinceStart + 1) * minuteMs;
}
