/** The text of page numbers: literal text and placeholders. */

export type Piece = { readonly literal: string } | { readonly placeholder: Placeholder };
export const PLACEHOLDERS = ['number', 'last', 'label', 'name'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The pieces of a format, or the sentence that names a placeholder that is not known. */
export function parseNumberFormat(format: string): { readonly pieces: readonly Piece[] } | { readonly problem: string } {
	const pieces: Piece[] = [];
	let literal = '';
	for (const part of format.normalize('NFC').split(/(\{[^{}]*\})/)) {
		if (!part.startsWith('{') || !part.endsWith('}')) {
			literal += part;
			continue;
		}
		const placeholder = PLACEHOLDERS.find((name) => `{${name}}` === part);
		if (!placeholder)
			return { problem: `has the unknown placeholder ${part}; use ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}` };
		if (literal) pieces.push({ literal });
		literal = '';
		pieces.push({ placeholder });
	}
	if (literal) pieces.push({ literal });
	return { pieces };
}
