/** Text with placeholders in braces, such as the format of page numbers (docs/semantics.md, §20.4) and names of files: one reading. */

import { agree } from '../../sentences';
import { composeText } from '../../compose-text';

const PLACEHOLDER = /(\{[^{}]*\})/;

type AnyPiece<P extends string> = { readonly literal: string } | { readonly placeholder: P };

/**
 * The pieces of a text, or what is wrong with it: placeholders that are not known, and braces that belong to none.
 * `parsePlaceholders('p. {number}', ['number'])` is `{ pieces: [{ literal: 'p. ' }, { placeholder: 'number' }] }`.
 */
export function parsePlaceholders<P extends string>(
	text: string,
	known: readonly P[],
): { readonly pieces: readonly AnyPiece<P>[] } | { readonly problem: string } {
	const pieces: AnyPiece<P>[] = [];
	const unknown: string[] = [];
	const valid = `use ${known.map((name) => `{${name}}`).join(', ')}`;
	for (const part of composeText(text).split(PLACEHOLDER)) {
		const placeholder = known.find((name) => `{${name}}` === part);
		if (placeholder) pieces.push({ placeholder });
		else if (PLACEHOLDER.test(part)) unknown.push(part);
		else if (/[{}]/.test(part)) return { problem: `has a brace that belongs to no placeholder; ${valid}` };
		else if (part) pieces.push({ literal: part });
	}
	if (unknown.length === 0) return { pieces };
	return {
		problem: `has the unknown ${agree(unknown.length, 'placeholder', 'placeholders')} ${unknown.join(' and ')}; ${valid}`,
	};
}

/** The placeholders of a text, with their braces. */
export const placeholdersIn = (text: string): string[] => text.split(PLACEHOLDER).filter((_, index) => index % 2 === 1);

/** A text with the values of its placeholders: `fillPlaceholders('{name}.pdf', { name: 'a' })` is `'a.pdf'`. Others stay. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
	text
		.split(PLACEHOLDER)
		.map(
			(part, index) =>
				(index % 2 === 1 && Object.hasOwn(values, part.slice(1, -1)) ? values[part.slice(1, -1)] : undefined) ?? part,
		)
		.join('');

const PLACEHOLDERS = ['number', 'last', 'label', 'name'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Piece = AnyPiece<Placeholder>;

export const parseNumberFormat = (format: string): ReturnType<typeof parsePlaceholders<Placeholder>> =>
	parsePlaceholders(format, PLACEHOLDERS);
