/** A portrait of a document: its pages and everything that belongs to it, as qpdf and poppler see it. */
import { createHash } from 'node:crypto';
import { labelText, looks, Objects } from './facts';
import { detached, onFile, pageTexts, qpdfJson, run, uncompressed } from './tools';

/** A page, counted from 1; the address or the name of an action; null if it leads nowhere. */
export type Target = number | string | null;

export interface PagePortrait {
	readonly text: string;
	/** The MediaBox, and the other boxes that differ from it, in points. */
	readonly box: string;
	readonly rotation: number;
	readonly label: string | null;
	/** Equal for equal pixels. */
	readonly look: string;
	readonly links: readonly Target[];
	/** Those that are neither links nor fields, with their contents. */
	readonly annotations: readonly string[];
	/** Names of the fields that it shows. */
	readonly widgets: readonly string[];
}

export interface Portrait {
	readonly pages: readonly PagePortrait[];
	readonly bookmarks: readonly { readonly title: string; readonly depth: number; readonly to: Target }[];
	/** Such as `name = Ada`. */
	readonly fields: readonly string[];
	/** Such as `Layer on`. */
	readonly layers: readonly string[];
	/** Such as `notes.txt, text/plain: hello`. */
	readonly attachments: readonly string[];
	/** Entries of the information dictionary and of the XMP, by their names there; `Lang`. */
	readonly metadata: Readonly<Record<string, string>>;
	/** The types of the structure elements, such as `Document(P P(Link))`. */
	readonly tags: string;
	readonly encryption: string;
	readonly permissions: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- objects of a document, of any shape
type Any = any;

const known = new Map<string, Portrait>();

export function portraitOf(bytes: Uint8Array, password?: string): Portrait {
	const key = `${createHash('sha1').update(bytes).digest('hex')} ${password ?? ''}`;
	const portrait = known.get(key) ?? new Painter(bytes, password).portrait();
	known.set(key, portrait);
	return portrait;
}

class Painter {
	private readonly json: Any;
	private readonly objects: Objects;
	private readonly sheets: readonly string[];

	constructor(
		private readonly bytes: Uint8Array,
		private readonly password: string | undefined,
	) {
		this.json = qpdfJson(bytes, password);
		this.objects = new Objects(bytes, this.json);
		this.sheets = this.json.pages.map(({ object }: Any) => object);
	}

	portrait(): Portrait {
		const { encrypted, parameters } = this.json.encrypt;
		const method: string = parameters.filemethod;
		return {
			pages: this.pages(),
			bookmarks: this.bookmarks(this.json.outlines, 0),
			fields: [...new Set<string>(this.json.acroform.fields.map(fieldLine))],
			layers: this.layers(),
			attachments: this.attachments(),
			metadata: this.metadata(),
			tags: this.tags(this.objects.catalog('/StructTreeRoot', '/K')),
			encryption: encrypted ? (({ AESv2: 'AES-128', AESv3: 'AES-256' } as Any)[method] ?? method) : 'none',
			permissions: parameters.P,
		};
	}

	private pages(): PagePortrait[] {
		const { bytes, password, sheets, json } = this;
		const texts = this.texts();
		const drawn = looks(bytes, { cropped: true, ...(password !== undefined && { password }) });
		return sheets.map((ref, index) => {
			const annotations = this.list(this.objects.at(ref, '/Annots'));
			const subtype = (one: Any): string => one['/Subtype'];
			return {
				text: texts[index]!,
				box: this.boxes(ref),
				rotation: (((this.inherited(ref, '/Rotate') ?? 0) % 360) + 360) % 360,
				label: labelText(json.pages[index].label) ?? null,
				look: drawn[index]!,
				links: annotations.filter((one) => subtype(one) === '/Link').map((one) => this.target(one)),
				annotations: annotations
					.filter((one) => !['/Link', '/Widget', '/Popup'].includes(subtype(one)))
					.map((one) => `${subtype(one).slice(1)}${one['/Contents'] ? `: ${textOf(one['/Contents'])}` : ''}`),
				widgets: json.acroform.fields
					.filter(({ pageposfrom1 }: Any) => pageposfrom1 === index + 1)
					.map(({ fullname }: Any) => fullname),
			};
		});
	}

	/** With what annotations and fields show, which PDFium does not count as text of the page. */
	private texts(): string[] {
		const { bytes, password, sheets, objects } = this;
		const isLink = (one: Any): boolean => one['/Subtype'] === '/Link';
		if (sheets.every((ref) => this.list(objects.at(ref, '/Annots')).every(isLink))) return pageTexts(bytes, password);
		return pageTexts(withFlatAnnotations(bytes, password));
	}

	private boxes(ref: string): string {
		const [media, crop] = ['/MediaBox', '/CropBox'].map((key) => boxText(this.inherited(ref, key)));
		const others = ['/BleedBox', '/TrimBox', '/ArtBox'].map((key) => [key, boxText(this.objects.at(ref, key))] as const);
		const named = [['/CropBox', crop] as const, ...others].filter(([, box]) => box !== undefined && box !== media);
		return [media, ...named.map(([key, box]) => `${key.slice(1)} ${box}`)].join(', ');
	}

	private inherited(ref: string, key: string): Any {
		for (let node = this.objects.get(ref); node; node = this.objects.get(node['/Parent']))
			if (node[key] !== undefined) return this.objects.get(node[key]);
		return undefined;
	}

	private list(value: Any): Any[] {
		const list = this.objects.get(value);
		return Array.isArray(list) ? list.map((one) => this.objects.get(one)) : [];
	}

	private target(entry: Any): Target {
		const action = this.objects.get(entry['/A']);
		if (action && action['/S'] !== '/GoTo') return textOf(action['/URI'] ?? action['/N'] ?? action['/S']);
		const page = this.destination(entry['/Dest'] ?? action?.['/D']);
		return page > 0 ? page : null;
	}

	/** The page that a destination leads to; 0 without one. */
	private destination(value: Any): number {
		const { objects } = this;
		const given = objects.get(value);
		if (Array.isArray(given)) return this.sheets.indexOf(given[0]) + 1;
		if (typeof given === 'object' && given !== null) return this.destination(given['/D']);
		if (typeof given !== 'string') return 0;
		return this.destination(given.startsWith('/') ? objects.catalog('/Dests', given) : this.named(given));
	}

	/** The destination under a name of the name tree. */
	private named(name: string, node: Any = this.objects.catalog('/Names', '/Dests')): Any {
		const names: Any[] = this.objects.get(node?.['/Names']) ?? [];
		const at = names.findIndex((one, index) => index % 2 === 0 && this.objects.get(one) === name);
		if (at >= 0) return names[at + 1];
		return this.list(node?.['/Kids'])
			.map((kid) => this.named(name, kid))
			.find((found) => found !== undefined);
	}

	private bookmarks(entries: Any[], depth: number): Portrait['bookmarks'] {
		return entries.flatMap(({ title, object, destpageposfrom1, kids }) => [
			{ title, depth, to: destpageposfrom1 ?? this.target(this.objects.get(object)) },
			...this.bookmarks(kids, depth + 1),
		]);
	}

	private layers(): string[] {
		const off: Any[] = this.objects.catalog('/OCProperties', '/D', '/OFF') ?? [];
		const all: Any[] = this.objects.catalog('/OCProperties', '/OCGs') ?? [];
		return all.map((ref) => `${textOf(this.objects.at(ref, '/Name'))} ${off.includes(ref) ? 'off' : 'on'}`);
	}

	private attachments(): string[] {
		const found = Object.values<Any>(this.json.attachments);
		const contents = found.length === 0 ? {} : detached(this.bytes, this.password);
		return found.map(({ preferredname, filespec, description, streams }) => {
			const content = contents[preferredname]?.toString('utf8') ?? 'unreadable';
			const relationship = this.objects.at(filespec, '/AFRelationship')?.slice(1);
			const facts = [preferredname, streams['/F']?.mimetype, relationship, description].filter((fact) => fact);
			return `${facts.join(', ')}: ${content.length > 60 ? `${content.length} characters` : content}`;
		});
	}

	private metadata(): Record<string, string> {
		const { objects } = this;
		const entries = Object.entries<Any>(objects.trailer('/Info') ?? {}).map(([key, value]) => [
			key.slice(1),
			textOf(objects.get(value)),
		]);
		const language = objects.catalog('/Lang');
		if (language) entries.push(['Lang', textOf(language)]);
		return { ...Object.fromEntries(entries), ...(objects.catalog('/Metadata') ? this.xmp() : {}) };
	}

	/** Values of the XMP by the names of their elements and attributes. */
	private xmp(): Record<string, string> {
		const whole = Buffer.from(uncompressed(this.bytes, this.password), 'latin1').toString('utf8');
		const xmp = /<rdf:RDF[^]*<\/rdf:RDF>/.exec(whole)?.[0] ?? '';
		const values: Record<string, string> = {};
		const inLists = xmp.replace(/<rdf:(Alt|Bag|Seq|li)\b[^>]*>|<\/rdf:(Alt|Bag|Seq|li)>/g, '');
		for (const [, name, value] of inLists.matchAll(/<(\w+:\w+)[^>]*>\s*([^<>]*?)\s*<\/\1>/g)) values[name!] = value!;
		for (const [, name, value] of inLists.matchAll(/\s(?!xmlns:|rdf:|xml:)(\w+:\w+)=["']([^"']*)["']/g)) values[name!] = value!;
		return values;
	}

	private tags(value: Any): string {
		const element = this.objects.get(value);
		if (Array.isArray(element))
			return element
				.map((one) => this.tags(one))
				.filter(Boolean)
				.join(' ');
		if (typeof element?.['/S'] !== 'string') return '';
		const below = this.tags(element['/K']);
		return `${element['/S'].slice(1)}${below ? `(${below})` : ''}`;
	}
}

/** Appearances of annotations and fields as content of their pages. */
function withFlatAnnotations(bytes: Uint8Array, password: string | undefined): Buffer {
	const opener = password === undefined ? [] : [`--password=${password}`];
	const args = ['--flatten-annotations=screen', '--decrypt', ...opener];
	const { code, stdout, stderr } = onFile(bytes, (file) => run('qpdf', [...args, file, '-']));
	if (code !== 0 && code !== 3) throw new Error(stderr);
	return stdout;
}

/** A string as qpdf writes it: `u:` before text, `b:` before bytes in hexadecimal; a name begins with a slash. */
function textOf(value: Any): string {
	if (typeof value !== 'string') return JSON.stringify(value);
	if (value.startsWith('b:')) return Buffer.from(value.slice(2), 'hex').toString('latin1');
	return value.replace(/^(u:|\/)/, '');
}

const boxText = (box: Any): string | undefined =>
	Array.isArray(box) ? box.map((number) => Number(Number(number).toFixed(2))).join(' ') : undefined;

function fieldLine({ fullname, value }: Any): string {
	if (value === null || value === '') return fullname;
	return `${fullname} = ${/^\d+ \d+ R$/.test(value) ? 'signed' : textOf(value)}`;
}
