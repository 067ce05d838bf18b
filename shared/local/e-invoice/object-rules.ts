/** The rules of PDF/A-3b for the objects of a document (ISO 19005-3). Each finding is a clause that follows "it". */
import { checkedProfile, type Components } from '../../model/image/profile';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, Name, Str, Stream, type Value } from '../../pdf/syntax/values';

/** Actions that are forbidden (6.5.1). */
const ACTIONS: ReadonlySet<string> = new Set([
	...['Launch', 'Sound', 'Movie', 'ResetForm', 'ImportData', 'Hide', 'SetOCGState', 'Rendition', 'Trans', 'GoTo3DView'],
	'JavaScript',
]);
/** Named actions that are allowed (6.5.1). */
const NAMED = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];
/** Table 136 of ISO 32000-2; all are allowed (6.2.10). */
const BLEND_MODES = [
	...['Normal', 'Compatible', 'Multiply', 'Screen', 'Overlay', 'Darken', 'Lighten', 'ColorDodge', 'ColorBurn', 'HardLight'],
	...['SoftLight', 'Difference', 'Exclusion', 'Hue', 'Saturation', 'Color', 'Luminosity'],
];
export const INTENTS = ['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation'];
/** Limits of 6.1.13. */
export const LONGEST_STRING = 32_767;
const LONGEST_NAME = 127;
const LARGEST_INTEGER = 2 ** 31 - 1;
const MOST_COLORANTS = 32;
/** Color spaces of one colorant that are compared with one another. */
const MOST_COMPARED = 2000;
/** More filters than any stream has. */
const MOST_FILTERS = 16;

/** Looks at every value of every object, letting others run. */
export async function objectFindings(document: PdfDocument): Promise<ReadonlySet<string>> {
	const search = new ObjectSearch(document);
	for (let number = 1; number < document.size; number++) {
		if (!document.exists(number)) continue;
		await search.visit(document.get(number));
	}
	await search.checkProfiles();
	return search.found;
}

class ObjectSearch {
	readonly found = new Set<string>();
	/** The streams of ICC profiles, and how many components their color spaces have. */
	private readonly profiles = new Map<Stream, number>();
	private compared = 0;
	/** The color space of each colorant. */
	private readonly colorants = new Map<string, string>();

	constructor(private readonly document: PdfDocument) {}

	async visit(object: Value): Promise<void> {
		const { pace } = this.document.job;
		const stack: Value[] = [object];
		pace.add(100);
		while (stack.length > 0) {
			const value = stack.pop()!;
			const due = pace.step(20);
			if (due) await due;
			if (value instanceof Stream) {
				this.stream(value.dict);
				stack.push(value.dict);
			} else if (value instanceof Dict) {
				this.dictionary(value);
				for (const [key, item] of value) {
					if (key.length > LONGEST_NAME) this.found.add(TOO_LONG);
					stack.push(item);
				}
			} else if (Array.isArray(value)) {
				this.colorSpace(value);
				for (const item of value) stack.push(item);
			} else this.scalar(value);
		}
	}

	private scalar(value: Value): void {
		const { found } = this;
		if (value instanceof Name) {
			if (value.text === 'DeviceCMYK') found.add(CMYK);
			if (value.text.length > LONGEST_NAME) found.add(TOO_LONG);
		} else if (value instanceof Str) {
			if (value.bytes.length > LONGEST_STRING) found.add(TOO_LONG);
		} else if (Number.isInteger(value) && Math.abs(value as number) > LARGEST_INTEGER) found.add(TOO_LONG);
	}

	private nameOf(value: Value | undefined): string | undefined {
		const name = this.document.resolve(value);
		return name instanceof Name ? name.text : undefined;
	}

	/** 6.1.7, 6.2.8 and 6.2.9. */
	private stream(dict: Dict): void {
		const { document, found } = this;
		if (dict.has('F') || dict.has('FFilter') || dict.has('FDecodeParms')) found.add('has a stream in another file (6.1.7.1)');
		const filter = document.resolve(dict.get('Filter'));
		const filters = Array.isArray(filter)
			? filter.slice(0, MOST_FILTERS).map((item) => this.nameOf(item))
			: [this.nameOf(filter)];
		if (filters.includes('LZWDecode')) found.add('uses LZW (6.1.7.2)');
		if (filters.includes('Crypt')) found.add('has a stream that is encrypted apart (6.1.7.2)');
		if (filters.includes('JPXDecode')) found.add('has JPEG 2000 images, which are not checked');
		switch (this.nameOf(dict.get('Subtype'))) {
			case 'Image':
				if (dict.has('Alternates') || dict.has('OPI')) found.add('has an image with alternates (6.2.8)');
				if (document.resolve(dict.get('Interpolate')) === true) found.add('has an image that is interpolated (6.2.8)');
				this.intent(dict.get('Intent'));
				return;
			case 'Form':
				if (dict.has('OPI') || dict.has('Ref')) found.add('has a form from another file (6.2.9)');
				if (dict.has('PS') || this.nameOf(dict.get('Subtype2')) === 'PS') found.add(POSTSCRIPT);
				return;
			case 'PS':
				found.add(POSTSCRIPT);
		}
	}

	/** Actions, and parameters of the graphics state. */
	private dictionary(dict: Dict): void {
		const { document, found } = this;
		const action = this.nameOf(dict.get('S'));
		if (action !== undefined && ACTIONS.has(action) && !dict.has('Subtype')) found.add(`has an action ${action} (6.5.1)`);
		const isNamed = action === 'Named' && dict.has('N');
		if (isNamed && !NAMED.includes(this.nameOf(dict.get('N')) ?? '')) found.add('has a named action (6.5.1)');
		if (dict.has('AA')) found.add('has actions that start automatically (6.5.2)');
		// A soft mask may have a transfer function (Table 142).
		const isMask = action === 'Luminosity' || action === 'Alpha';
		const transfers = this.nameOf(dict.get('TR2'));
		if ((dict.has('TR') && !isMask) || (dict.has('TR2') && transfers !== 'Default')) found.add('has a transfer function (6.2.5)');
		if (dict.has('HTP') || dict.has('HTO')) found.add('has a phase of halftones (6.2.5)');
		const halftone = document.resolve(dict.get('HalftoneType'));
		if (dict.has('HalftoneName') || (typeof halftone === 'number' && halftone !== 1 && halftone !== 5))
			found.add('has a halftone (6.2.5)');
		if (dict.has('BM') && !BLEND_MODES.includes(this.nameOf(dict.get('BM')) ?? ''))
			found.add('has an unknown blend mode (6.2.10)');
		if (dict.has('RI')) this.intent(dict.get('RI'));
		if (document.resolve(dict.get('OPM')) === 1) found.add('overprints colors (6.2.4.2)');
		if (this.nameOf(dict.get('Type')) === 'EmbeddedFile' || dict.has('EF'))
			found.add('has attachments, whose relationship is not known (6.8)');
	}

	private intent(value: Value | undefined): void {
		const name = this.nameOf(value);
		if (name !== undefined && !INTENTS.includes(name)) this.found.add(UNKNOWN_INTENT);
	}

	/** 6.2.4: profiles, and spot colors that look the same wherever they are. */
	private colorSpace(space: readonly Value[]): void {
		const { document, found } = this;
		const kind = space[0] instanceof Name ? space[0].text : '';
		if (kind === 'ICCBased') {
			const profile = document.resolve(space[1]);
			const components = profile instanceof Stream ? document.resolve(profile.dict.get('N')) : undefined;
			if (profile instanceof Stream && typeof components === 'number') this.profiles.set(profile, components);
			else found.add(PROFILE);
		} else if (kind === 'Separation' && space.length >= 4) {
			if (++this.compared > MOST_COMPARED) {
				found.add('has more spot colors than are compared');
				return;
			}
			const name = this.nameOf(space[1]) ?? '';
			const left = { parts: MOST_PARTS };
			const meaning = [space[2], space[3]].map((part) => describe(document, part, left)).join(' ');
			document.job.pace.add((MOST_PARTS - left.parts) * PART_COST);
			const before = this.colorants.get(name);
			if (meaning.includes('?') || (before !== undefined && before !== meaning))
				found.add('has a spot color that may look different in places (6.2.4.4)');
			this.colorants.set(name, meaning);
		} else if (kind === 'DeviceN') {
			const attributes = document.dict(space[4]);
			const all = document.array(space[1]) ?? [];
			const names = all.slice(0, MOST_COLORANTS);
			const listed = document.dict(attributes?.get('Colorants'));
			const spots = names.map((name) => this.nameOf(name) ?? '').filter((name) => !PROCESS.includes(name));
			if (all.length > MOST_COLORANTS || spots.some((name) => listed?.has(name) !== true))
				found.add('has a color space whose colorants are not described (6.2.4.4)');
		}
	}

	/** 6.2.4.2. */
	async checkProfiles(): Promise<void> {
		const { document, found } = this;
		for (const [stream, components] of this.profiles) {
			const isCount = components === 1 || components === 3 || components === 4;
			const bytes = await document.decodedAtEase(stream);
			if (!isCount || !checkedProfile(bytes, components satisfies Components)) found.add(PROFILE);
			const due = document.job.pace.step(bytes.length);
			if (due) await due;
		}
	}
}

/** Values of a color space that are compared; real ones have fewer. */
const MOST_PARTS = 64;

/** The cost of one, see `Pace`. */
const PART_COST = 500;

/** A part of a color space: the same text only for the same part, and with `?` if it is not compared. */
function describe(document: PdfDocument, part: Value | undefined, left: { parts: number }): string {
	if (left.parts-- <= 0) return '?';
	if (isRef(part) && document.resolve(part) instanceof Stream) return `${part.number}`;
	const value = document.resolve(part);
	if (value instanceof Name) return value.text;
	if (typeof value === 'number') return `${value}`;
	const items = Array.isArray(value) ? value : value instanceof Dict ? [...value].flat() : undefined;
	if (!items || items.length > MOST_PARTS) return '?';
	const texts = items.map((item) => (typeof item === 'string' ? item : describe(document, item, left)));
	return `${value instanceof Dict ? 'dict' : ''}[${texts.join(' ')}]`;
}

/** Colorants that need no description (8.6.6.5). */
const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black', 'None'];

export const CMYK = 'has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)';
export const TOO_LONG = 'has a string, a name or a number beyond the limits (6.1.13)';
export const UNKNOWN_INTENT = 'has an unknown rendering intent (6.2.6)';
const POSTSCRIPT = 'has PostScript (6.2.9)';
const PROFILE = 'has a color profile that cannot be used (6.2.4.2)';
