/** Reads the file of keys again and again, and on SIGHUP, so that a key is revoked without a restart. */
import { readKeys, type Key, type KeyRing } from './keys';

export interface KeySources {
	readonly list: string | undefined;
	readonly file: string;
}

export interface KeyLog {
	readonly info: (about: object, message: string) => void;
	readonly error: (about: object, message: string) => void;
}

/** Milliseconds between two looks at the file. It is small, and its time of change says too little where files are links. */
const INTERVAL = 2000;

/**
 * `ring` has the keys that were read at the start. If the file cannot be read, or has no valid key, they stay as they are. Returns a
 * function that ends it.
 */
export function followKeys({ list, file }: KeySources, ring: KeyRing, log: KeyLog, interval = INTERVAL): () => void {
	let before = '';
	const look = (): void => {
		try {
			const keys: readonly Key[] = readKeys(list, file);
			const now = JSON.stringify(keys);
			if (now === before) return;
			before = now;
			ring.replace(keys);
			log.info({ keys: keys.map(({ label }) => label) }, 'keys read');
		} catch (thrown) {
			const reason = (thrown as Error).message;
			if (reason === before) return;
			before = reason;
			log.error({ reason }, 'keys not read: the former ones stay valid');
		}
	};
	look();
	const timer = setInterval(look, interval).unref();
	process.on('SIGHUP', look);
	return () => {
		clearInterval(timer);
		process.off('SIGHUP', look);
	};
}
