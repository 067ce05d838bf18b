/** The text of page numbers: literal text and placeholders (docs/semantics.md, §20.4). */
import { parsePlaceholders, type Piece as AnyPiece } from './placeholders';

const PLACEHOLDERS = ['number', 'last', 'label', 'name'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Piece = AnyPiece<Placeholder>;

export const parseNumberFormat = (format: string): ReturnType<typeof parsePlaceholders<Placeholder>> =>
	parsePlaceholders(format, PLACEHOLDERS);
