/** The YAML of `steps`. Loaded only when there is some. */
import { LineCounter, parseDocument } from 'yaml';

/**
 * The text as plain strings, sequences and mappings: the failsafe schema leaves a password such as 0123 or 1e5 as written.
 * A problem is told without quoting the text, which may hold passwords.
 */
export function parseList(text: string): { readonly value?: unknown; readonly problem?: string } {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent', lineCounter });
	const [error] = document.errors;
	if (error) {
		const { line, col } = lineCounter.linePos(error.pos[0]);
		return { problem: `is not valid YAML at line ${line}, column ${col} (${error.code.toLowerCase().replaceAll('_', ' ')})` };
	}
	try {
		return { value: document.toJS({ maxAliasCount: 100 }) };
	} catch {
		return { problem: 'is not usable YAML' };
	}
}
