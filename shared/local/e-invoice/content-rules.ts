/** The rules of PDF/A-3b for content streams (ISO 19005-3): those of pages, forms, patterns and glyphs. */
import { eachOperator, type ContentOperators } from '../../model/content/operators';
import { inlineImage } from '../../model/image/inline-image';
import { Decoder } from '../../model/interpreter/decoder';
import type { PdfDocument } from '../../pdf/document';
import { objectsWithNames } from '../../pdf/read/name-search';
import { readObjects } from '../../pdf/read/read-objects';
import { Dict, isName, Name, Stream, type Value } from '../../pdf/syntax/values';
import { CMYK, INTENTS, LONGEST_STRING, TOO_LONG, UNKNOWN_INTENT } from './object-rules';

/** Graphics states within others (6.1.13). */
const MOST_NESTING = 28;

export async function contentFindings(document: PdfDocument): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	const decoder = new Decoder(document);
	for (let index = 0; index < document.pages.count; index++) await look(document, await decoder.page(index), found);
	for (const stream of await otherContents(document)) await look(document, await document.decodedAtEase(stream), found);
	return found;
}

async function otherContents(document: PdfDocument): Promise<Set<Stream>> {
	const streams = new Set<Stream>();
	const { Form, PatternType, CharProcs } = await objectsWithNames(document, ['Form', 'PatternType', 'CharProcs']);
	for await (const [, stream] of readObjects(document, new Set([...Form, ...PatternType]))) {
		if (!(stream instanceof Stream)) continue;
		const isForm = isName(document.resolve(stream.dict.get('Subtype')), 'Form');
		if (isForm || document.resolve(stream.dict.get('PatternType')) === 1) streams.add(stream);
	}
	// Fonts may share their glyphs.
	const seen = new Set<Dict>();
	for await (const [, font] of readObjects(document, CharProcs)) {
		const procedures = font instanceof Dict ? document.dict(font.get('CharProcs')) : undefined;
		if (!procedures || seen.has(procedures)) continue;
		seen.add(procedures);
		for (const value of procedures.values()) {
			const glyph = document.resolve(value);
			if (glyph instanceof Stream) streams.add(glyph);
		}
		const due = document.job.pace.step(procedures.size * 100);
		if (due) await due;
	}
	return streams;
}

async function look(document: PdfDocument, content: Uint8Array, found: Set<string>): Promise<void> {
	let depth = 0;
	await eachOperator(content, document.job.pace, (operators) => {
		const { operator } = operators;
		switch (operator) {
			case '':
				found.add('has operators that PDF does not know (6.2.2)');
				return;
			case 'q':
				if (++depth > MOST_NESTING) found.add('has graphics states that are nested too deep (6.1.13)');
				return;
			case 'Q':
				if (--depth < 0) found.add('restores a graphics state that was not saved (6.2.2)');
				return;
			case 'k':
			case 'K':
				found.add(CMYK);
				return;
			case 'cs':
			case 'CS':
				if (operators.name(0) === 'DeviceCMYK') found.add(CMYK);
				return;
			case 'ri':
				if (!INTENTS.includes(operators.name(0) ?? '')) found.add(UNKNOWN_INTENT);
				return;
			case 'BI':
				lookAtImage(operators, found);
				return;
			case 'Tj':
			case 'TJ':
			case "'":
			case '"':
				// Each byte may be written as four characters, so few strings are read.
				if (operators.endOf(operators.count - 1) - operators.startOf(0) > LONGEST_STRING) found.add(TOO_LONG);
		}
	});
	if (depth > 0) found.add('has content that does not restore the graphics state (6.2.2)');
}

function lookAtImage(operators: ContentOperators, found: Set<string>): void {
	const image = inlineImage(operators);
	if (!image) return;
	const names = (value: Value | undefined): string[] =>
		(Array.isArray(value) ? value : [value]).flatMap((item) =>
			item instanceof Name ? [item.text] : Array.isArray(item) ? names(item) : [],
		);
	if (names(image.dict.get('ColorSpace')).some((name) => name === 'CMYK' || name === 'DeviceCMYK')) found.add(CMYK);
	if (names(image.dict.get('Filter')).some((name) => name === 'LZW' || name === 'LZWDecode')) found.add('uses LZW (6.1.10)');
	if (image.dict.get('I') === true || image.dict.get('Interpolate') === true)
		found.add('has an image that is interpolated (6.2.8)');
}
