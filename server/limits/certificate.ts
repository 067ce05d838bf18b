/** The certificate of the service and its key, for TLS without a proxy. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { follow } from './follow';
import type { KeyLog } from './key-file';

/** Paths, in PEM. */
export interface CertificateFiles {
	/** With those that signed it. */
	readonly certificate: string;
	readonly key: string;
}

export interface Certificate {
	readonly cert: string;
	readonly key: string;
}

/** @throws Error with the code of the cause, and nothing of the key; also for a certificate that has expired, which no client accepts */
export function readCertificate(files: CertificateFiles): Certificate {
	const read = readPair(files);
	const { validTo } = new X509Certificate(read.cert);
	if (Date.parse(validTo) < Date.now())
		throw new Error(`${CERTIFICATE}: the certificate expired on ${validTo}. Renew it, or name another one`);
	return read;
}

const [CERTIFICATE, KEY] = ['OCTAVO_TLS_CERTIFICATE_FILE', 'OCTAVO_TLS_KEY_FILE'];

/** @throws Error */
function readPair(files: CertificateFiles): Certificate {
	const read = { cert: textOf(CERTIFICATE, files.certificate), key: textOf(KEY, files.key) };
	try {
		createSecureContext(read);
		return read;
	} catch (cause) {
		const { code = 'not PEM' } = cause as NodeJS.ErrnoException;
		const rule = 'must be the paths of a certificate with its chain and of its key, both in PEM';
		throw new Error(`${CERTIFICATE} and ${KEY} ${rule} (${code})`, { cause });
	}
}

/** @throws Error */
function textOf(setting: string, file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (cause) {
		const { code } = cause as NodeJS.ErrnoException;
		throw new Error(`${setting} must be the path of a file that can be read (${code})`, { cause });
	}
}

/** `use` gets each new one. If the files cannot be read, or do not fit together yet, the former one stays. Returns a function that ends it. */
export function followCertificate(
	files: CertificateFiles,
	first: Certificate,
	use: (certificate: Certificate) => void,
	log: KeyLog,
	interval?: number,
): () => void {
	let before = JSON.stringify(first);
	return follow(() => {
		try {
			const certificate = readCertificate(files);
			const now = JSON.stringify(certificate);
			if (now === before) return;
			before = now;
			use(certificate);
			log.info({}, 'certificate read');
		} catch (thrown) {
			const reason = (thrown as Error).message;
			if (reason === before) return;
			before = reason;
			log.error({ reason }, 'certificate not read: the former one stays in use');
		}
	}, interval);
}
