/** A calendar date `YYYY-MM-DD` as DD/MM/YYYY. */
export const shownDay = (date: string): string => date.split('-').reverse().join('/');
