/** Streams that a program reads at once, before it draws: programs, maps and lists of fonts, and profiles of colors. */
import type { PdfDocument } from '../../pdf/document';
import { Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { readToUnicode } from '../font/cmap';
import { countComponents } from './composite-glyphs';
import { COMPONENT, FONT_BYTE, LISTED, MAP_BYTE, MAPPED, MAPPED_UNIT, PROFILE_BYTE, RESOURCE } from './weights';

type Kind = 'program' | 'truetype' | 'map' | 'texts' | 'profile' | 'list';

interface Parsed {
	readonly kind: Kind;
	/** The fonts that read it, each for itself: their maps. Others are read once. */
	readonly fonts: Set<Dict>;
}

/** Streams and lists, with what each is. */
export type ParsedStreams = Map<Stream | readonly Value[], Parsed>;

const MAPS: ReadonlySet<Kind> = new Set<Kind>(['map', 'texts', 'list']);

/** Microseconds that a byte of each takes, or a value of a list. */
const BYTES = {
	program: FONT_BYTE,
	truetype: FONT_BYTE,
	map: MAP_BYTE,
	texts: MAP_BYTE,
	profile: PROFILE_BYTE,
	list: LISTED,
} as const;

/** Deflate expands at most 1032-fold: shorter streams take no time that counts. */
const SHORT = 256;
/** Codes of a range that are read: those of two bytes. */
const MOST_CODES = 0xffff;
/** Color spaces within color spaces (ISO 32000-2, 8.6.6): an Indexed space of a DeviceN space of a profile. */
const DEPTH = 4;
/** Parts of a color space that are looked at: the colorants of DeviceN have profiles too, but no more are read. */
const PARTS = 8;

export function addFont(document: PdfDocument, font: Dict, found: ParsedStreams): void {
	const add = (value: Value | undefined, kind: Kind): void => {
		const stream = document.resolve(value);
		if (stream instanceof Stream) addParsed(found, stream, { kind, fonts: MAPS.has(kind) ? [font] : [] });
	};
	const descendant = document.dict(document.array(font.get('DescendantFonts'))?.[0]);
	const addList = (value: Value | undefined): void => {
		const list = document.array(value);
		if (list) addParsed(found, list, { kind: 'list', fonts: [font] });
	};
	add(font.get('Encoding'), 'map');
	addList(document.dict(font.get('Encoding'))?.get('Differences'));
	for (const key of ['W', 'W2']) addList(descendant?.get(key));
	add(descendant?.get('CIDToGIDMap'), 'program');
	add(font.get('ToUnicode'), 'texts');
	for (const one of [font, descendant]) {
		const descriptor = document.dict(one?.get('FontDescriptor'));
		for (const key of ['FontFile', 'FontFile3']) add(descriptor?.get(key), 'program');
		add(descriptor?.get('FontFile2'), 'truetype');
	}
}

/** Adds a stream or a list, or the fonts that read it, too. */
export function addParsed(
	found: ParsedStreams,
	stream: Stream | readonly Value[],
	{ kind, fonts }: { readonly kind: Kind; readonly fonts: Iterable<Dict> },
): void {
	const before = found.get(stream);
	if (!before) found.set(stream, { kind, fonts: new Set(fonts) });
	else for (const font of fonts) before.fonts.add(font);
}

/** The profiles of a color space. */
export function addSpace(document: PdfDocument, space: Value | undefined, found: ParsedStreams, depth = DEPTH): void {
	const stream = document.resolve(space);
	if (stream instanceof Stream) {
		addParsed(found, stream, { kind: 'profile', fonts: [] });
		return;
	}
	if (depth > 0) for (const part of document.array(space)?.slice(0, PARTS) ?? []) addSpace(document, part, found, depth - 1);
}

/** Microseconds: all that resources name is read, used or not. */
export function namedTime(document: PdfDocument, resources: Dict | undefined): number {
	let count = 0;
	for (const value of resources?.values() ?? []) count += document.dict(value)?.size ?? 0;
	return count * RESOURCE;
}

export class StreamWeights {
	private readonly known = new WeakMap<Stream | readonly Value[], number>();

	constructor(private readonly document: PdfDocument) {}

	/** Microseconds. */
	async of(streams: ParsedStreams): Promise<number> {
		let sum = 0;
		for (const [stream, { kind, fonts }] of streams) {
			const before = this.known.get(stream);
			const weight = before ?? (await this.weigh(stream, kind));
			this.known.set(stream, weight);
			sum += weight * Math.max(fonts.size, 1);
		}
		return sum;
	}

	private async weigh(stream: Stream | readonly Value[], kind: Kind): Promise<number> {
		const { document } = this;
		if (!(stream instanceof Stream)) return stream.length * BYTES[kind];
		const data = stream.data.length < SHORT && kind !== 'texts' ? undefined : document.decodedPart(stream)?.data;
		const bytes = (data?.length ?? 0) * BYTES[kind];
		if (kind === 'texts') return bytes + (await this.texts(stream));
		return bytes + (kind === 'truetype' && data ? COMPONENT * (await countComponents(data, document.job.pace)) : 0);
	}

	/** Each code of a range is written out with its text. */
	private async texts(stream: Stream): Promise<number> {
		let sum = 0;
		for (const { first, last, text } of await readToUnicode(this.document, stream, undefined, undefined, Infinity))
			sum += (Math.min(last - first, MOST_CODES) + 1) * (MAPPED + MAPPED_UNIT * text.length);
		return sum;
	}
}
