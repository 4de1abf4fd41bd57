/** What a guard's app has to know. @public */
export interface AppSetup {
  /** Public address of this server, e.g. `https://patrol.example.com`. */
  readonly serverUrl: string;
  /** The device credential, as it was shown once. */
  readonly credential: string;
  /** Most seconds between two fixes of a guard who moves. @default 60 */
  readonly intervalSeconds?: number | undefined;
  /** Metres after which a moving guard is told of earlier. @default 20 */
  readonly distanceMeters?: number | undefined;
}

/** What OwnTracks wants to know besides. @public */
export interface OwnTracksSetup extends AppSetup {
  /** The guard's name, for the app's own screens and the server's log. */
  readonly guardName: string;
  /** Name of the phone. @default 'phone' */
  readonly deviceName?: string | undefined;
}

/* A guard who stands still is heard of so often: well within the time after which he counts as not connected. */
const heartbeatSeconds = 120;

/* Node and browsers alike: btoa takes bytes as characters. */
const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

const addressOf = (serverUrl: string, path: string): string => `${serverUrl.replace(/\/+$/, '')}${path}`;

/* OwnTracks on an iPhone sends no name at all when it has a letter outside of ASCII in it. */
function asciiName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .replace(/[^A-Za-z0-9]+/g, ' ');
  return plain.trim().toLowerCase().replaceAll(' ', '-') || otherwise;
}

/**
 * The link that sets up Traccar Client: as a QR code for the app's own scanner or the phone's camera, or to be tapped.
 * It holds the credential.
 * @public
 */
export function traccarLink({ serverUrl, credential, intervalSeconds = 60, distanceMeters = 20 }: AppSetup): string {
  const parameters = new URLSearchParams({
    url: addressOf(serverUrl, '/device/osmand'),
    id: credential,
    accuracy: 'high',
    interval: String(intervalSeconds),
    distance: String(distanceMeters),
    heartbeat: String(heartbeatSeconds),
    buffer: 'true',
    stop_detection: 'true',
  });
  /* any host but `action`, which starts and stops */
  return `org.traccar.client://config?${parameters}`;
}

/**
 * The link that sets up OwnTracks in its HTTP mode, as a QR code for the phone's camera or to be tapped. It holds the
 * credential. The app takes it only while external configuration is allowed in its settings.
 * @public
 */
export function ownTracksLink(setup: OwnTracksSetup): string {
  const { serverUrl, credential, intervalSeconds = 60, distanceMeters = 20, guardName, deviceName = 'phone' } = setup;
  const username = asciiName(guardName, 'guard');
  const configuration = {
    _type: 'configuration',
    /* HTTP */
    mode: 3,
    url: addressOf(serverUrl, '/device/owntracks'),
    auth: true,
    username,
    password: credential,
    deviceId: asciiName(deviceName, 'phone'),
    tid: username.replaceAll('-', '').slice(0, 2),
    /* move: fixes by interval and distance, not by mobile cell */
    monitoring: 2,
    locatorInterval: intervalSeconds,
    moveModeLocatorInterval: intervalSeconds,
    locatorDisplacement: distanceMeters,
    /* both, so that it takes the regions of the checkpoints */
    cmd: true,
    remoteConfiguration: true,
  };
  const inline = base64(JSON.stringify(configuration));
  return `owntracks:///config?inline=${encodeURIComponent(inline)}`;
}
