/** Text inside a block as runs: emphasis, code, links, images, references to footnotes, and the few tags of HTML that count. */
import type { Image } from '../../model/image/image';
import { widthOfImage, type ImageWidth } from '../../markdown/attributes';
import { imageTarget } from '../../markdown/targets';
import { tagOf } from '../../markdown/html';
import { plainText } from '../../markdown/plain-text';
import type { PhrasingContent } from '../../markdown/tree';
import type { LinkTarget } from '../../model/making/sheet';
import type { Run } from './lines';
import { COLORS, type Look } from './look';
import { Owner } from '../../model/making/owner';
import type { Setting } from './setting';

/** Sizes of code and of raised text, and how far that is raised, in parts of the size of the text around it. */
const CODE = 0.88;
const SMALL = 0.7;
const RAISED = 0.36;
const LOWERED = -0.14;
/** Points of a pixel of images that do not tell their resolution. */
const PIXEL = 72 / 96;
const LONGEST_CONTENTS = 300;
/** Addresses that a reader may open. */
const SCHEMES = /^(?:https?|mailto|tel|ftp):/i;

type ImageNode = Extract<PhrasingContent, { type: 'image' | 'imageReference' }>;

interface Box {
	readonly width: number;
	readonly height: number;
}

/** Looks that are made of another one, so that equal ones are the same object. */
const variants = new WeakMap<Look, Map<string, Look>>();

function variant(look: Look, name: string, change: Partial<Look>): Look {
	let known = variants.get(look);
	if (!known) variants.set(look, (known = new Map<string, Look>()));
	let made = known.get(name);
	if (!made) known.set(name, (made = { ...look, ...change }));
	return made;
}

export const bold = (look: Look): Look =>
	look.style === 'Mono' ? look : variant(look, 'bold', { style: look.style.endsWith('Italic') ? 'SemiBoldItalic' : 'SemiBold' });
const italic = (look: Look): Look =>
	look.style === 'Mono'
		? variant(look, 'italic', { oblique: true })
		: variant(look, 'italic', { style: look.style.startsWith('SemiBold') ? 'SemiBoldItalic' : 'Italic' });
const code = (look: Look): Look =>
	variant(look, 'code', { style: 'Mono', oblique: false, size: look.size * CODE, ground: COLORS.ground });
const raiseLook = (look: Look, by: number): Look =>
	variant(look, `raised ${by}`, { size: look.size * SMALL, rise: (look.rise ?? 0) + look.size * by });

export class Inlines {
	readonly runs: Run[] = [];
	/** Open tags of HTML. */
	private readonly open: ('sub' | 'sup' | 'u')[] = [];

	/** @param room for images */
	constructor(
		private readonly setting: Setting,
		private readonly room: Box,
	) {}

	add(nodes: readonly PhrasingContent[], look: Look, owner?: Owner): this {
		for (const node of nodes) this.node(node, look, owner);
		return this;
	}

	text(value: string, look: Look, owner?: Owner, note?: string): void {
		const last = this.runs.at(-1);
		let text = value.replace(/[ \t\r\n]+/g, ' ');
		if (text.startsWith(' ') && (!last || last.kind === 'break' || (last.kind === 'text' && last.text.endsWith(' '))))
			text = text.slice(1);
		if (text === '') return;
		let shown = look;
		for (const tag of this.open) {
			if (tag === 'u') shown = variant(shown, 'u', { underlined: true });
			else shown = raiseLook(shown, tag === 'sup' ? RAISED : LOWERED);
		}
		this.runs.push({ kind: 'text', text, look: shown, owner, ...(note !== undefined && { note }) });
	}

	private node(node: PhrasingContent, look: Look, owner: Owner | undefined): void {
		switch (node.type) {
			case 'text':
				return this.text(node.value, look, owner);
			case 'emphasis':
				return void this.add(node.children, italic(look), owner);
			case 'strong':
				return void this.add(node.children, bold(look), owner);
			case 'delete':
				return void this.add(node.children, variant(look, 'struck', { struck: true }), spanOf('LineThrough', owner));
			case 'inlineCode':
				return this.text(node.value, code(look), new Owner('Code', {}, owner));
			case 'break':
				this.runs.push({ kind: 'break' });
				return;
			case 'link':
				return this.link(node.url, node.children, look, owner);
			case 'linkReference': {
				const url = this.setting.definitions.get(node.identifier)?.url;
				return url === undefined ? void this.add(node.children, look, owner) : this.link(url, node.children, look, owner);
			}
			case 'image':
				return this.image(node.url, node, look, owner);
			case 'imageReference':
				return this.image(this.setting.definitions.get(node.identifier)?.url ?? '', node, look, owner);
			case 'footnoteReference':
				return this.reference(node.identifier, look, owner);
			case 'html':
				return this.html(node.value);
			default:
				return node satisfies never;
		}
	}

	private link(url: string, children: readonly PhrasingContent[], look: Look, owner: Owner | undefined): void {
		const target = this.targetOf(url);
		if (!target) return void this.add(children, look, owner);
		const contents = plainText(children).trim().slice(0, LONGEST_CONTENTS) || url;
		const linking = new Owner('Link', {}, owner, { target, contents });
		this.add(children, variant(look, 'link', { color: COLORS.link }), linking);
	}

	/** Where a link leads: an address, or a heading of the document. Other links are reported in a note. */
	private targetOf(url: string): LinkTarget | undefined {
		if (SCHEMES.test(url)) return { uri: asciiUri(url) };
		const anchor = /^#(.+)$/.exec(url)?.[1];
		const place = anchor === undefined ? undefined : this.setting.places.get(decodeTarget(anchor).toLowerCase());
		if (place) return { place };
		this.setting.told.links.add(url);
		return undefined;
	}

	private image(url: string, node: ImageNode, look: Look, owner: Owner | undefined): void {
		const alt = node.alt ?? '';
		const image = this.setting.images.get(imageTarget(url));
		if (!image) {
			this.setting.told.images.add(url);
			if (alt === '') return;
			return SCHEMES.test(url) ? this.link(url, [{ type: 'text', value: alt }], look, owner) : this.text(alt, look, owner);
		}
		const size = this.sizeOf(image, widthOfImage(node));
		this.runs.push({ kind: 'image', image, ...size, owner: alt === '' ? null : new Owner('Figure', { alt }, owner) });
	}

	private sizeOf({ displayed, resolution }: Image, wanted: ImageWidth | undefined): Box {
		const wide = wanted && ('points' in wanted ? wanted.points : wanted.part * this.room.width);
		const natural = wide
			? { width: wide, height: (displayed.height / displayed.width) * wide }
			: resolution
				? { width: (displayed.width / resolution.x) * 72, height: (displayed.height / resolution.y) * 72 }
				: { width: displayed.width * PIXEL, height: displayed.height * PIXEL };
		const factor = Math.min(1, this.room.width / natural.width, this.room.height / natural.height);
		return { width: natural.width * factor, height: natural.height * factor };
	}

	private reference(identifier: string, look: Look, owner: Owner | undefined): void {
		const { cited, footnotes } = this.setting;
		if (!footnotes.has(identifier)) return;
		const number = cited.get(identifier) ?? cited.size + 1;
		cited.set(identifier, number);
		const place = this.setting.places.get(`${identifier}\n`);
		const reference = new Owner('Reference', {}, owner);
		const linking = place ? new Owner('Link', {}, reference, { target: { place }, contents: `Footnote ${number}` }) : reference;
		this.text(String(number), raiseLook(variant(look, 'link', { color: COLORS.link }), RAISED), linking, identifier);
	}

	private html(html: string): void {
		const { name, closes } = tagOf(html);
		if (name === 'br') this.runs.push({ kind: 'break' });
		else if (name === 'sub' || name === 'sup' || name === 'u') {
			const at = this.open.lastIndexOf(name);
			if (!closes) this.open.push(name);
			else if (at >= 0) this.open.splice(at, 1);
		} else if (name !== '!--') this.setting.told.html = true;
	}
}

/** Lines through text are told to readers that do not see them (ISO 32000-2, 14.8.5.4). */
const spanOf = (type: string, owner: Owner | undefined): Owner =>
	new Owner('Span', { attributes: { O: 'Layout', TextDecorationType: type } }, owner);

/** An address in ASCII, as a URI action needs it (RFC 3987, 3.1). Escaped characters stay as they are. */
const asciiUri = (url: string): string =>
	url.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (character) => encodeURIComponent(character));

function decodeTarget(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
