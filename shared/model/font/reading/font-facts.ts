/** Facts about the looks of a font that reading needs: weight, slant, height (ISO 32000-2, 9.8). */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';
import { descriptorOf, readNameText, plainName, splitSubsetTag } from '../font-dictionary';

export interface FontFacts {
	/** Without the tag of a subset; empty where the document gives none. */
	readonly name: string;
	readonly bold: boolean;
	readonly italic: boolean;
	readonly fixedPitch: boolean;
	/** Above and below the baseline, for size 1; `descent` is negative. */
	readonly ascent: number;
	readonly descent: number;
}

/** Flags of Table 121. */
const FIXED_PITCH = 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
/** From semi-bold on. */
const BOLD_WEIGHT = 600;

const USUAL_ASCENT = 0.75;
const USUAL_DESCENT = -0.25;

export function fontFacts(document: PdfDocument, font: Dict): FontFacts {
	const descriptor = descriptorOf(document, font);
	const number = (key: string): number => {
		const value = document.resolve(descriptor?.get(key));
		return typeof value === 'number' ? value : 0;
	};
	const full = readNameText(document, font.get('BaseFont')) || readNameText(document, descriptor?.get('FontName'));
	const { name } = splitSubsetTag(plainName(full));
	const flags = number('Flags');
	const ascent = number('Ascent') / 1000;
	const descent = -Math.abs(number('Descent')) / 1000;
	return {
		name,
		bold:
			(flags & FORCE_BOLD) !== 0 || number('FontWeight') >= BOLD_WEIGHT || /bold|black|heavy|demi|CMBX|-Bd|\bBd\b/i.test(name),
		italic: (flags & ITALIC) !== 0 || number('ItalicAngle') !== 0 || /italic|oblique|slanted|CMTI|CMSL|-It\b/i.test(name),
		fixedPitch: (flags & FIXED_PITCH) !== 0 || /courier|mono|consolas|menlo|CMTT|typewriter/i.test(name),
		// Descriptors of real fonts have zeros and nonsense here.
		ascent: ascent >= 0.3 && ascent <= 1.5 ? ascent : USUAL_ASCENT,
		descent: descent <= -0.05 && descent >= -0.7 ? descent : USUAL_DESCENT,
	};
}
