/** How the first line of a block looks (CSS Pseudo 4, 2.1). */
import { inheritStyle, INITIAL_INHERITED } from '../../model/layout/boxes/initial-style';
import type { MutableStyle, Style } from '../../model/layout/boxes/style';

type Key = keyof typeof INITIAL_INHERITED;

const KEYS = Object.keys(INITIAL_INHERITED) as Key[];

/** The values of a style that was made for the first line, where others have another value. */
export function differencesOf(first: Style, block: Style): Partial<Style> {
	const plain = inheritStyle(block);
	const found: Partial<MutableStyle> = {};
	for (const key of KEYS) if (first[key] !== plain[key]) Object.assign(found, { [key]: first[key] });
	const { decorations } = first;
	if (decorations.length > block.decorations.length) Object.assign(found, { decorations });
	return found;
}
