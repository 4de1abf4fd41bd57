/** Version of the contract (openapi.yaml) this package was made for, major.minor. @public */
export const contractVersion = '1.0';

/** A back end whose contract is not the one this package was made for (contract.md A1). @public */
export interface VersionSkew {
  /** Version the back end speaks, as it says. */
  readonly server: string;
  /** 'major': another contract, or one that cannot be read; 'olderMinor': the back end lacks what this package knows. */
  readonly kind: 'major' | 'olderMinor';
}

/** Compares a back end's version with ours; a newer minor serves older clients and is no skew. @internal */
export function skewOf(server: string, own: string = contractVersion): VersionSkew | null {
  const [major, minor] = numbersOf(own);
  const [serverMajor, serverMinor] = numbersOf(server);
  if (serverMajor !== major) return { server, kind: 'major' };
  return serverMinor < minor ? { server, kind: 'olderMinor' } : null;
}

function numbersOf(version: string): [number, number] {
  const [, major = 'NaN', minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return [Number(major), Number(minor)];
}
