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

/** Whether each signature is over the signed bytes, by `openssl cms -verify`, in the order of the file. */
export function verifiedByOpenssl(bytes: Uint8Array): boolean[] {
	const file = Buffer.from(bytes);
	return [...file.toString('latin1').matchAll(RANGE)].map((match) => {
		const [start, end, length] = match.slice(1).map(Number) as [number, number, number];
		const contents = Buffer.from(file.toString('latin1', start + 1, end - 1), 'hex');
		const content = Buffer.concat([file.subarray(0, start), file.subarray(end, end + length)]);
		const options = ['-verify', '-binary', '-noverify', '-inform', 'DER', '-out', '/dev/null'];
		return onFile(contents, (cms) =>
			onFile(content, (data) => run('openssl', ['cms', ...options, '-in', cms, '-content', data]).code === 0),
		);
	});
}
