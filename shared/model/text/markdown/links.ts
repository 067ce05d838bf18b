/** Links to addresses on a page (ISO 32000-2, 12.5.6.5), and the text that they lie on. */
import type { PdfDocument } from '../../../pdf/document';
import { latinText } from '../../../pdf/syntax/text-strings';
import { isName, Str, type Value } from '../../../pdf/syntax/values';
import { boxOf, geometryOf } from '../../geometry/page-geometry';
import { displayMatrix } from '../../interpreter/display';
import type { TextBox } from '../../interpreter/frame';
import type { Fragment } from '../fragments/fragment';
import type { LinkOf } from './inline';
import { greatest, least } from '../../../lists';

/** Schemes that a Markdown viewer may follow. */
const SAFE = /^(?:https?|mailto|tel|ftp):/i;

/** More annotations than a page has that is read; each is compared with the text. */
const MOST_LINKS = 5000;

/** Finds the address of the link over a fragment of a page. */
export function linksOf(document: PdfDocument, index: number): LinkOf {
	const [a, b, c, d, e, f] = displayMatrix(geometryOf(document, index));
	const links: { readonly area: TextBox; readonly uri: string }[] = [];
	for (const item of (document.array(document.entry(document.pages.number(index), 'Annots')) ?? []).slice(0, MOST_LINKS)) {
		const annotation = document.dict(item);
		if (!annotation || !isName(document.resolve(annotation.get('Subtype')), 'Link')) continue;
		const uri = uriOf(document, annotation.get('A'));
		const box = uri === undefined ? undefined : boxOf(document, annotation.get('Rect'));
		if (!box) continue;
		const xs = [a * box[0] + c * box[1] + e, a * box[2] + c * box[3] + e];
		const ys = [b * box[0] + d * box[1] + f, b * box[2] + d * box[3] + f];
		const [x, y] = [least(xs), least(ys)];
		links.push({ area: { x, y, width: greatest(xs) - x, height: greatest(ys) - y }, uri: uri! });
	}
	return ({ box: { x, y, width, height } }: Fragment) => {
		const [middle, centre] = [x + width / 2, y + height / 2];
		return links.find(
			({ area }) => middle >= area.x && middle <= area.x + area.width && centre >= area.y && centre <= area.y + area.height,
		)?.uri;
	};
}

function uriOf(document: PdfDocument, action: Value | undefined): string | undefined {
	const dict = document.dict(action);
	const uri = document.resolve(dict?.get('URI'));
	if (!(uri instanceof Str)) return undefined;
	const text = latinText(uri);
	return SAFE.test(text) ? text : undefined;
}
