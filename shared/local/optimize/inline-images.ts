/** Large inline images (ISO 32000-2, 8.9.7) become image XObjects, which are compressed as all others are (docs/semantics.md, §37.1). */
import { packStream } from '../../model/cleaning/hidden-content';
import { removeCuts } from '../../model/cleaning/content/cuts';
import { eachOperator, type ContentOperators } from '../../model/content/operators';
import { PageResources } from '../../model/content/page-resources';
import { inlineImage } from '../../model/image/inline-image';
import { Decoder } from '../../model/interpreter/decoder';
import { findStreams } from '../../model/redaction/content-streams';
import type { PdfDocument } from '../../pdf/document';
import { listOf } from '../../pdf/read/resolve-references';
import { mark } from '../../pdf/reachability';
import { Dict, dict, isArray, Name, name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { isLargeInline, type ShownImages } from './shown-images';

/** Entries that are taken, `I` by its long name (Table 91); those of the length of the data are not. */
const ENTRIES = ['BitsPerComponent', 'Decode', 'DecodeParms', 'Height', 'ImageMask', 'Intent', 'Interpolate', 'Width'];
/** Abbreviations of filters and color spaces (Tables 92 and 93). */
const FILTERS: Readonly<Record<string, string>> = {
	AHx: 'ASCIIHexDecode',
	A85: 'ASCII85Decode',
	LZW: 'LZWDecode',
	Fl: 'FlateDecode',
	RL: 'RunLengthDecode',
	CCF: 'CCITTFaxDecode',
	DCT: 'DCTDecode',
};
const SPACES: Readonly<Record<string, string>> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK' };
const DEVICES: ReadonlySet<string> = new Set(Object.values(SPACES));

interface Moved {
	readonly from: number;
	readonly to: number;
	readonly image: Stream;
}

export class InlineImages {
	private readonly resources: PageResources;

	constructor(private readonly document: PdfDocument) {
		this.resources = new PageResources(document);
	}

	/** Patterns and what they draw are left out, because it is not known how large they show images. */
	async moveAll({ inlinePages, elsewhere }: Pick<ShownImages, 'inlinePages' | 'elsewhere'>): Promise<void> {
		const { document } = this;
		const { live } = await mark(document);
		const decoder = new Decoder(document);
		for (const index of inlinePages) {
			if (!this.isWhole(index)) continue;
			const moved = await this.move(await decoder.page(index), document.pages.attribute(index, 'Resources'));
			if (!moved) continue;
			const contents = document.add(await packStream(document, new Stream(new Dict(), NOTHING), moved.content));
			document.pages.patch(index, { Contents: contents, Resources: moved.resources });
		}
		const { content } = await findStreams(document, live.length, (number) => live[number] === 1);
		for (const number of content.keys()) if (!elsewhere.has(number)) await this.moveOf(number);
	}

	/** Each reader shows damaged content in another way. */
	private isWhole(index: number): boolean {
		const { document } = this;
		const streams = listOf(document, document.entry(document.pages.number(index), 'Contents'));
		return streams.every((stream) => stream instanceof Stream && document.decodedPart(stream)?.whole === true);
	}

	/** Forms without resources look in those of the content that draws them, and stay as they are. */
	private async moveOf(number: number): Promise<void> {
		const { document } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream) || stream.dict.has('PatternType') || !document.dict(stream.dict.get('Resources'))) return;
		const decoded = document.decodedPart(stream);
		const moved = decoded?.whole ? await this.move(decoded.data, stream.dict.get('Resources')) : undefined;
		if (!moved) return;
		const made = await packStream(document, stream, moved.content);
		made.dict.set('Resources', moved.resources);
		document.put(number, made);
	}

	private async move(
		content: Uint8Array,
		resources: Value | undefined,
	): Promise<{ content: Uint8Array; resources: Ref } | undefined> {
		const { document } = this;
		const spaces = document.dict(document.dict(resources)?.get('ColorSpace'));
		const found: Moved[] = [];
		let from = 0;
		await eachOperator(content, document.job.pace, (operators) => {
			const start = from;
			from = operators.end;
			const image = isLargeInline(operators) && isAlone(operators, start) ? this.imageOf(operators, spaces) : undefined;
			if (image) found.push({ from: start, to: operators.end, image });
		});
		if (found.length === 0) return undefined;
		const additions = found.map(({ image }) => {
			const ref = document.add(image);
			return { category: 'XObject', name: `Inline${ref.number}`, ref } as const;
		});
		const { resources: extended, names } = this.resources.with(resources, additions);
		const cuts = found.map(({ from: start, to }, index) => ({ from: start, to, text: `/${names[index]!} Do` }));
		return { content: await removeCuts(content, cuts, document.job.pace), resources: extended };
	}

	/** @returns undefined where its color space is not known */
	private imageOf(operators: ContentOperators, spaces: Dict | undefined): Stream | undefined {
		const image = inlineImage(operators);
		if (!image) return undefined;
		const entries = dict({ Type: name('XObject'), Subtype: name('Image') });
		for (const [key, value] of image.dict) {
			const long = key === 'I' ? 'Interpolate' : key;
			if (ENTRIES.includes(long)) entries.set(long, value);
		}
		const filters = listOf(this.document, image.dict.get('Filter')).map((filter) => longName(filter, FILTERS));
		if (filters.length > 0) entries.set('Filter', filters);
		if (image.dict.has('ColorSpace')) {
			const space = this.spaceOf(image.dict.get('ColorSpace'), spaces);
			if (space === undefined) return undefined;
			entries.set('ColorSpace', space);
		}
		return new Stream(entries, image.data);
	}

	private spaceOf(value: Value | undefined, spaces: Dict | undefined): Value | undefined {
		if (value instanceof Name) {
			const long = SPACES[value.text] ?? value.text;
			return DEVICES.has(long) ? name(long) : spaces?.get(value.text);
		}
		if (!isArray(value) || value.length !== 4) return undefined;
		const [family, base, most, table] = value as [Value, Value, Value, Value];
		const isIndexed = family instanceof Name && (family.text === 'I' || family.text === 'Indexed');
		const known = isIndexed && !isArray(base) ? this.spaceOf(base, spaces) : undefined;
		return known === undefined ? undefined : [name('Indexed'), known, most, table];
	}
}

const NOTHING = new Uint8Array(0);

/** Whether nothing but `BI` is before its first key, and `EI` after its data. */
function isAlone(operators: ContentOperators, start: number): boolean {
	const { content, end, count } = operators;
	const text = (from: number, to: number): string => Buffer.from(content.subarray(from, to)).toString('latin1');
	return count > 0 && text(start, operators.startOf(0)).trim() === 'BI' && text(end - 2, end) === 'EI';
}

const longName = (value: Value, names: Readonly<Record<string, string>>): Value =>
	value instanceof Name ? name(names[value.text] ?? value.text) : value;
