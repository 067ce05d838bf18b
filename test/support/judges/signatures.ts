/** What programs that we did not write say of the signatures of a document. */
import { onFile, run } from './tools';

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
