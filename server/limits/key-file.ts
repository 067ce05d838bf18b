/** Reads the file of keys again when it changes, or on SIGHUP, so that a key is revoked without a restart. */
import { unwatchFile, watchFile } from 'node:fs';
import { readKeys, type Key, type KeyRing } from './keys';

export interface KeySources {
	readonly list: string | undefined;
	readonly file: string;
}

export interface KeyLog {
	readonly info: (about: object, message: string) => void;
	readonly error: (about: object, message: string) => void;
}

/** Milliseconds between two looks at the file. Its path is asked, because files of secrets are often replaced, not changed. */
const INTERVAL = 2000;

/** If the file cannot be read, or has no valid key, the keys stay as they are. Returns a function that ends it. */
export function followKeys({ list, file }: KeySources, ring: KeyRing, log: KeyLog, interval = INTERVAL): () => void {
	const again = (): void => {
		try {
			const keys: readonly Key[] = readKeys(list, file);
			ring.replace(keys);
			log.info({ keys: keys.map(({ label }) => label) }, 'keys read again');
		} catch (thrown) {
			log.error({ reason: (thrown as Error).message }, 'keys not read again: the former ones stay valid');
		}
	};
	const path = file.trim();
	watchFile(path, { interval, persistent: false }, again);
	process.on('SIGHUP', again);
	return () => {
		unwatchFile(path, again);
		process.off('SIGHUP', again);
	};
}
