/** The YAML of `steps`. Loaded only when there is some. */
import { LineCounter, parseDocument } from 'yaml';

export interface YamlReading {
	/** Plain strings, sequences and mappings: a password such as 0123 or 1e5 stays as written. */
	readonly value?: unknown;
	/** The same with plain true, false, null and empty values typed, for fields that take JSON. */
	readonly typed?: unknown;
	readonly problem?: string;
}

/**
 * A problem is told without quoting the text, which may hold passwords.
 *
 * @param most characters: each line costs the parser some ten microseconds
 */
export function parseList(text: string, most = Infinity): YamlReading {
	if (text.length > most) return { problem: `must be at most ${most} characters long, and has ${text.length}` };
	const lineCounter = new LineCounter();
	const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'silent', lineCounter } as const;
	const document = parseDocument(text, options);
	const at = (offset: number) => {
		const { line, col } = lineCounter.linePos(offset);
		return `at line ${line}, column ${col}`;
	};
	const [error] = document.errors;
	if (error) return { problem: `is not valid YAML ${at(error.pos[0])} (${error.code.toLowerCase().replaceAll('_', ' ')})` };
	// `pages: !1` would silently mean page 1.
	const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
	if (tag) return { problem: `has a tag ${at(tag.pos[0])}: put a value that begins with ! in quotes` };
	try {
		const typed = parseDocument(text, { ...options, customTags: ['null', 'bool'] });
		return { value: document.toJS({ maxAliasCount: 100 }), typed: typed.toJS({ maxAliasCount: 100 }) };
	} catch {
		return { problem: 'is not usable YAML' };
	}
}
