/** The casing of dark markers, for what is white in every theme; apart, so that it does not bring the theme along. @internal */
export const darkCasing = '#0b0d0f';
