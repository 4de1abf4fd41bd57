import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { type PublishedPackage, root } from './packages.ts';

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** Where an entry's committed report lies, from the root. */
export function reportPath({ folder }: PublishedPackage, entryName: string): string {
  return `${folder}/api-reports/${entryName}.api.md`;
}

function configOf(one: PublishedPackage, types: string, reportFolder: string, entryName: string): ExtractorConfig {
  const projectFolder = join(root, one.folder);
  const configObject: IConfigFile = {
    projectFolder,
    mainEntryPointFilePath: join(root, types),
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: true,
          types: [],
        },
        files: one.entries.map((entry) => join(root, entry.types)),
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${entryName}.api.md`,
      reportFolder,
      reportTempFolder: join(reportFolder, '.fresh'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: silent,
      tsdocMessageReporting: silent,
      extractorMessageReporting: {
        ...silent,
        'ae-missing-release-tag': { logLevel: ExtractorLogLevel.Warning },
        'ae-incompatible-release-tags': { logLevel: ExtractorLogLevel.Warning },
      },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: join(projectFolder, 'api-extractor.json'),
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
}

/** Writes the API report of every entry of a built package into a folder; answers what the extractor complains of. */
export function writeReports(one: PublishedPackage, reportFolder: string): string[] {
  mkdirSync(reportFolder, { recursive: true });
  const complaints: string[] = [];
  const messageCallback = (message: ExtractorMessage): void => {
    message.handled = true;
    const isOurs = message.messageId.startsWith('ae-') && message.logLevel !== ExtractorLogLevel.None;
    // generated from openapi.yaml, whose descriptions hold no release tags
    if (isOurs && !message.sourceFilePath?.includes('wire/schema'))
      complaints.push(message.formatMessageWithoutLocation());
  };
  const configs = one.entries.map(({ name, types }) => configOf(one, types, reportFolder, name));
  const [first] = configs;
  if (!first) return [];
  // one reading of the declarations for all entries
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: one.entries.map(({ types }) => join(root, types)),
  });
  for (const config of configs) {
    Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
  }
  return complaints;
}
