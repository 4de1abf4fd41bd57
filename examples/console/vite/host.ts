/** The only prefix the product description shows; one setting changes it (decision G46). */
export const basePath = `/${(process.env.BASE_PATH ?? 'absistemguardpatrolv2').replace(/^\/+|\/+$/g, '')}/`.replace(
  '//',
  '/',
);

const tileOrigin = process.env.VITE_TILE_URL
  ? ` ${new URL(process.env.VITE_TILE_URL.replaceAll(/[{}]/g, '')).origin}`
  : '';

/** What the console may load and run (docs/quality.md, security). */
export const contentSecurityPolicy = [
  "default-src 'self'",
  /* React Aria adds one style element for touch-action; its hash stands here instead of 'unsafe-inline'. */
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  `img-src 'self' data: blob:${tileOrigin}`,
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
