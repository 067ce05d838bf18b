/** Certificates for tests, by OpenSSL. */
import path from 'node:path';
import { run } from '../support/judges/tools';

/** A certificate that signs itself, and its key. */
export function makeCertificate(folder: string, name: string): { readonly certificate: string; readonly key: string } {
	const [certificate, key] = [path.join(folder, `${name}.pem`), path.join(folder, `${name}.key`)];
	const of = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
	const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const { code, stderr } = run('openssl', ['req', '-x509', ...curve, ...of, '-keyout', key, '-out', certificate]);
	if (code !== 0) throw new Error(stderr);
	return { certificate, key };
}
