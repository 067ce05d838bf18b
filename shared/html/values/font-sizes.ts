/** Sizes of type by name, and in fonts of a fixed pitch, which browsers show smaller (CSS Fonts 4, 2.5). */
import type { FontSizeWord, MutableStyle, Style } from '../../model/layout/boxes/style';

type Sizes = Readonly<Record<FontSizeWord, number>>;

const USUAL: Sizes = {
	'xx-small': 9,
	'x-small': 10,
	small: 13,
	medium: 16,
	large: 18,
	'x-large': 24,
	'xx-large': 32,
	'xxx-large': 48,
};
const FIXED: Sizes = {
	'xx-small': 9,
	'x-small': 9,
	small: 10,
	medium: 13,
	large: 16,
	'x-large': 20,
	'xx-large': 26,
	'xxx-large': 39,
};
const RATIO = FIXED.medium / USUAL.medium;

export const sizeNamed = (word: string): FontSizeWord | undefined =>
	Object.hasOwn(USUAL, word) ? (word as FontSizeWord) : undefined;

export const usualSize = (word: FontSizeWord, zoom: number): number => USUAL[word] * zoom;

/** Changes the size of the type where its pitch becomes fixed, or no longer is: `monospace` alone does it, and a length stays as it is. */
export function scaleFixedPitch(style: MutableStyle, parent: Style): void {
	const { fontSizedBy } = style;
	const isFixed = hasFixedPitch(style);
	if (fontSizedBy === 'length') return;
	if (fontSizedBy !== 'ratio') style.fontSize = (isFixed ? FIXED : USUAL)[fontSizedBy] * style.zoom;
	else if (isFixed !== hasFixedPitch(parent)) style.fontSize *= isFixed ? RATIO : 1 / RATIO;
}

const hasFixedPitch = ({ fontFamily }: Style): boolean => fontFamily.length === 1 && fontFamily[0] === 'monospace';
