/** The words of programs that we did not write about the signatures of a document. */
import { onFile, run } from './tools';

const RANGE = /\/ByteRange ?\[ ?0 (\d+) (\d+) (\d+) *\]/g;

/** By the name of the field, what pdfsig says of the signature and of the bytes that it covers, such as `valid, whole`. */
export function signaturesIn(bytes: Uint8Array, password?: string): Record<string, string> {
	const args = ['-nocert', ...(password === undefined ? [] : ['-upw', password])];
	const text = onFile(bytes, (file) => run('pdfsig', [...args, file])).stdout.toString('utf8');
	const parts = text.split(/^Signature #\d+:$/m).slice(1);
	return Object.fromEntries(
		parts.map((part) => {
			const validity = /Signature Validation: (.*)/.exec(part)?.[1] ?? 'unsigned';
			const covers = part.includes('Total document signed') ? 'whole' : 'part';
			const says = validity === 'Signature is Valid.' ? 'valid' : validity;
			return [/Signature Field Name: (.*)/.exec(part)?.[1] ?? '', says === 'unsigned' ? says : `${says}, ${covers}`];
		}),
	);
}

const rangesIn = (bytes: Uint8Array): [start: number, end: number, length: number][] =>
	[...Buffer.from(bytes).toString('latin1').matchAll(RANGE)].map(
		(match) => match.slice(1).map(Number) as [number, number, number],
	);

/** Whether each signature is over the signed bytes, by `openssl cms -verify`, in the order of the file. */
export function verifiedByOpenssl(bytes: Uint8Array): boolean[] {
	const file = Buffer.from(bytes);
	return rangesIn(file).map(([start, end, length]) => {
		const contents = Buffer.from(file.toString('latin1', start + 1, end - 1), 'hex');
		const content = Buffer.concat([file.subarray(0, start), file.subarray(end, end + length)]);
		const options = ['-verify', '-binary', '-noverify', '-inform', 'DER', '-out', '/dev/null'];
		return onFile(contents, (cms) =>
			onFile(content, (data) => run('openssl', ['cms', ...options, '-in', cms, '-content', data]).code === 0),
		);
	});
}

/** The document with a signature that openssl makes with the key, in place of the only one that it has. */
export function signedByOpenssl(bytes: Uint8Array, key: Uint8Array, options: readonly string[] = []): Uint8Array {
	const left = Buffer.from(bytes);
	const [start, end, length] = rangesIn(left)[0]!;
	const content = Buffer.concat([left.subarray(0, start), left.subarray(end, end + length)]);
	const args = ['cms', '-sign', '-binary', '-md', 'sha256', '-outform', 'DER'];
	const made = onFile(key, (pem) =>
		onFile(content, (data) => run('openssl', [...args, '-in', data, '-signer', pem, '-inkey', pem, ...options])),
	);
	left.write(made.stdout.toString('hex').padEnd(end - start - 2, '0'), start + 1, 'latin1');
	return left;
}

/** The answer of `openssl ts -verify` about the time stamp over the only signature of a document. */
export function stampVerifiedByOpenssl(bytes: Uint8Array): string {
	const [start, end] = rangesIn(bytes)[0]!;
	const cms = Buffer.from(Buffer.from(bytes).toString('latin1', start + 1, end - 1), 'hex');
	const rows = onFile(cms, (file) => run('openssl', ['asn1parse', '-inform', 'DER', '-in', file]))
		.stdout.toString('utf8')
		.split('\n');
	const value = (row: number): Buffer => {
		const [, offset, head, size] = /^ *(\d+):d=\d+ +hl=(\d+) +l= *(\d+)/.exec(rows[row]!)!.map(Number) as [
			number,
			number,
			number,
			number,
		];
		return cms.subarray(offset, offset + head + size);
	};
	const at = rows.findIndex((row) => row.includes('id-smime-aa-timeStampToken'));
	if (at < 0) return 'no time stamp';
	const token = value(at + 2);
	const signature = rows.findLastIndex((row, index) => index < at && row.includes('prim: OCTET STRING'));
	const signed = value(signature);
	// Without the two to four bytes of tag and length.
	const head = signed[1]! < 0x80 ? 2 : 2 + (signed[1]! & 0x7f);
	return onFile(token, (file) => {
		const certificates = run('openssl', ['pkcs7', '-inform', 'DER', '-in', file, '-print_certs']).stdout;
		return onFile(certificates, (trusted) =>
			onFile(signed.subarray(head), (data) => {
				const args = ['ts', '-verify', '-token_in', '-in', file, '-data', data, '-CAfile', trusted, '-partial_chain'];
				const { stdout, stderr } = run('openssl', args);
				const says = `${stdout.toString()}${stderr}`;
				return says.includes('Verification: OK') ? 'OK' : says;
			}),
		);
	});
}
