/** HTML as boxes: what each element is on paper, and in the structure of the document. */
import { elementsOf, type HtmlElement, type HtmlNode } from '../../html/nodes';
import type { Made, PseudoName, Styled, Styler } from '../../html/styler';
import { Box, ONE } from '../../model/layout/boxes/box';
import { BOX_COST, type Steps } from '../../model/layout/boxes/setting';
import { inheritStyle, INITIAL } from '../../model/layout/boxes/initial-style';
import type { ContentPart, MutableStyle, Style } from '../../model/layout/boxes/style';
import { finishStyle } from '../../html/finish-style';
import { Element } from '../../model/making/elements';
import { Owner } from '../../model/making/owner';
import { Counters } from './counters';
import { addBox, addBreak, addText, arrangeItems, isBlockLevel, type Item, type TextAround } from './arrange';
import { isControl, isLostControl, readControl, type Control } from './controls';
import { deriveStyle } from './derived-boxes';
import { addParts, fillControl, lineInside } from './fill-control';
import { differencesOf } from './first-line';
import { fillGauge, isGauge } from './gauges';
import { shortText, type NamedStrings } from './named-strings';
import { linkContents, linkTarget } from './links';
import { Tags, type Entered, type Home } from './tags';
import type { TargetPages } from './target-pages';
import { findBackgrounds, joinContent, insideShape, pictureMarker, type MadePart } from './pictures-by-address';
import { PictureBoxes, type BoxSources } from './picture-boxes';
import { LEFT_OUT } from './told';
import { turnInside, turnOf } from './turned-content';

export interface Sources extends BoxSources {
	readonly styler: Styler;
	readonly strings: NamedStrings;
	readonly targets: TargetPages;
	readonly document: Element;
}

/** Where an element is: its parent's style, structure and links. */
interface Around extends TextAround {
	/** The element of the table that a cell is in. */
	readonly table: HtmlElement | undefined;
}

export class TreeBuilder {
	private readonly counters = new Counters();
	private readonly tags: Tags;
	private readonly pictures: PictureBoxes;

	constructor(private readonly sources: Sources) {
		this.tags = new Tags(sources.document, sources.headings);
		this.pictures = new PictureBoxes(sources);
	}

	*build(html: HtmlElement): Steps<Box> {
		const items: Item[] = [];
		const { styler } = this.sources;
		yield* this.element(html, { styled: styler.start, home: this.tags.top(), owner: undefined, table: undefined }, items);
		const [first] = items;
		if (first && 'block' in first) {
			moveBackground(first.block, html);
			return first.block;
		}
		return new Box(styler.start.style);
	}

	private *nodes(children: readonly HtmlNode[], around: Around, items: Item[]): Steps<void> {
		for (const node of children)
			if (node.kind === 'text') addText(node.value, around, items);
			else yield* this.element(node, around, items);
	}

	private *element(element: HtmlElement, around: Around, items: Item[]): Steps<void> {
		const { styler, told } = this.sources;
		yield* styler.findRules(element);
		const styled = clearAs(around.styled.style, styler.styleOf(element, around.styled, around.table));
		yield BOX_COST + styler.takeWork();
		const { name } = element;
		if (LEFT_OUT.has(name) || isLostControl(element)) countName(told.leftOut, name);
		const { style } = styled;
		if (style.display === 'none') return;
		if (isControl(element)) return yield* this.control(element, styled, around, items);
		const restore = this.counters.enter(style, element);
		if (style.stringSet.length > 0) yield* this.nameStrings(element, style);
		if (name === 'br') addBreak(style, items);
		else if (name === 'wbr') addText('\u200b', { ...around, styled }, items);
		else if (name === 'img') yield* this.pictures.picture(element, styled, around, items);
		else if (name === 'svg' && !element.isHtml) yield* this.pictures.drawing(element, styled, around, items);
		else if (style.display === 'contents') yield* this.nodes(element.children, { ...around, styled }, items);
		else if (style.display === 'inline') yield* this.inline(element, styled, around, items);
		else yield* this.block(element, styled, around, items);
		restore();
	}

	private *nameStrings(element: HtmlElement, style: Style): Steps<void> {
		const { headings, strings } = this.sources;
		for (const { name, parts } of style.stringSet) {
			const text = parts.map((part) => ('inner' in part ? shortText(element) : this.textOf(part, element, style))).join('');
			strings.add(name, headings.keepPlace(element), text);
			yield BOX_COST;
		}
	}

	/** A field of a form, with its value. */
	private *control(element: HtmlElement, styled: Made, around: Around, items: Item[]): Steps<void> {
		const control = readControl(element, styled.style, around.styled.style);
		const { style, mark } = control;
		if (element.name !== 'button') countName(this.sources.told.fields, element.name);
		const restore = this.counters.enter(style, element);
		const made = { ...styled, style };
		if (mark) {
			const { drawing, size } = mark;
			yield* this.pictures.addDrawing(element, made, { drawing, width: size, height: size }, mark.alt, around, items);
		} else yield* this.block(element, made, around, items, control);
		restore();
	}

	/** The text of a field; without any it is as high as a line, too. */
	private value(
		{ value, isHint, parts }: NonNullable<Control['text']>,
		element: HtmlElement,
		inner: Around,
		items: Item[],
	): void {
		const { styled } = inner;
		const own = isHint ? this.sources.styler.pseudoStyle(element, 'placeholder', styled) : styled;
		const style = deriveStyle(own.style, 'text', () => inheritStyle(own.style));
		if (value.trim() === '') items.push({ inline: { kind: 'break', style }, home: undefined, isBlank: false });
		else addParts(parts ?? [{ text: value }], { ...inner, styled: { ...own, style } }, items);
	}

	private *inline(element: HtmlElement, styled: Made, around: Around, items: Item[]): Steps<void> {
		const box = yield* this.pictures.boxOf(element, styled.style);
		const owner = this.ownerOf(element, around.owner);
		const inner: Around = { ...around, styled, owner };
		items.push({ inline: { kind: 'open', box, owner }, home: undefined, isBlank: true });
		yield* this.content(element, styled, inner, items);
		items.push({ inline: { kind: 'close', box }, home: undefined, isBlank: true });
	}

	/** The children, between the content that is made before and after them. */
	private *content(element: HtmlElement, styled: Made, inner: Around, items: Item[]): Steps<void> {
		if (styled.pseudos.includes('before')) yield* this.pseudo(element, 'before', inner, items);
		yield* this.nodes(shownIn(element), inner, items);
		if (styled.pseudos.includes('after')) yield* this.pseudo(element, 'after', inner, items);
	}

	private *block(element: HtmlElement, styled: Made, around: Around, items: Item[], control?: Control): Steps<void> {
		const { style } = styled;
		const box = yield* this.pictures.boxOf(element, style);
		const isAtom = !isBlockLevel(style);
		const entered = this.tags.enter(element, around.home, isAtom);
		const { home } = entered;
		const owner = this.ownerOf(element, around.owner);
		const table = element.name === 'table' ? element : around.table;
		const inner: Item[] = [];
		if (style.display === 'list-item') yield* this.marker(element, styled, box, entered, inner);
		const line = control?.isCentered || control?.least !== undefined ? lineInside(style, control.indent) : box;
		// The content of a button is in a box of lines, whatever centers that box.
		const within: Around = { styled: line === box ? styled : { ...styled, style: line.style }, home, owner, table };
		if (control?.text) this.value(control.text, element, within, inner);
		else if (!isGauge(element)) yield* this.content(element, styled, within, inner);
		if (styled.pseudos.includes('first-letter')) this.firstLetter(element, styled, inner, home);
		if (/^h[1-6]$/.test(element.name)) box.keepsNext = true;
		box.span = spanOf(element);
		arrangeItems(line, inner, home);
		if (control && line !== box) fillControl(box, line, control);
		if (control?.isOnLine === true) box.isOnLine = true;
		if (styled.pseudos.includes('first-line') && box.inner === 'lines')
			box.firstLine = differencesOf(this.sources.styler.pseudoStyle(element, 'first-line', styled).style, style);
		if (element.name === 'legend' && !box.isApart) box.isLegend = true;
		if (element.name === 'fieldset' && box.inner === 'blocks') box.legend = box.children.find(({ isLegend }) => isLegend);
		if (isGauge(element)) {
			const alt = element.attributes.get('aria-label') ?? fillGauge(box, element, styled, this.sources.styler);
			box.element = new Element('Figure', undefined, { alt });
		}
		this.turn(box, around);
		addBox(box, { owner: around.owner }, items);
	}

	private *marker(element: HtmlElement, styled: Made, box: Box, { home, label }: Entered, items: Item[]): Steps<void> {
		const own = styled.pseudos.includes('marker') ? this.sources.styler.pseudoStyle(element, 'marker', styled).style : undefined;
		const made = Array.isArray(own?.content) ? (own.content as readonly ContentPart[]) : undefined;
		const picture = made || own?.content === 'none' ? undefined : yield* pictureMarker(element, box.style, this.sources);
		if (picture) return void items.push(picture);
		const text = made?.map((part) => this.textOf(part, element, box.style)).join('');
		const marker = text === undefined ? this.counters.marker(box.style) : { text, shape: undefined };
		if (!marker || own?.content === 'none') return;
		const inner = (): Style => ({ ...(own ?? finishStyle(inheritStyle(box.style), box.style)), decorations: [] });
		if (box.style.listStylePosition === 'outside') box.marker = { ...marker, style: own ?? box.style, element: label };
		else if (marker.shape) items.push(insideShape({ ...marker, style: inner(), element: label }));
		else this.insideMarker(marker.text, inner(), home, items);
	}

	private insideMarker(text: string, style: Style, home: Home, items: Item[]): void {
		const box = new Box(style);
		items.push({ inline: { kind: 'open', box, owner: undefined }, home: undefined, isBlank: true });
		const inline = { kind: 'text', text, style, owner: undefined } as const;
		items.push({ inline, home: home.get(), isBlank: false });
		items.push({ inline: { kind: 'close', box }, home: undefined, isBlank: true });
	}

	private turn(box: Box, { styled }: Around): void {
		const turn = turnOf(box, styled.style);
		if (turn === 'turned') turnInside(box);
		else if (turn === 'refused') countName(this.sources.styler.ignored, 'writing-mode');
	}

	private textOf(part: ContentPart, element: HtmlElement, style: Style): string {
		if ('string' in part) countName(this.sources.styler.ignored, 'content');
		if ('string' in part || 'url' in part || 'inner' in part) return '';
		if (!('target' in part)) return this.counters.textOf(part, element, style);
		const { targets, headings } = this.sources;
		return targets.textOf(this.counters.textOf(part.target, element, style), part.style, headings);
	}

	private *pseudo(element: HtmlElement, which: PseudoName, around: Around, items: Item[]): Steps<void> {
		const styled = this.sources.styler.pseudoStyle(element, which, around.styled);
		const { style } = styled;
		if (!Array.isArray(style.content) || style.display === 'none') return;
		const inner: Item[] = [];
		yield* this.made(style.content as readonly ContentPart[], element, { ...around, styled }, inner);
		if (style.display === 'inline') {
			const box = new Box(style);
			yield* findBackgrounds(box, this.sources);
			items.push({ inline: { kind: 'open', box, owner: around.owner }, home: undefined, isBlank: true });
			for (const item of inner) items.push(item);
			items.push({ inline: { kind: 'close', box }, home: undefined, isBlank: true });
			return;
		}
		const box = new Box(style);
		yield* findBackgrounds(box, this.sources);
		arrangeItems(box, inner, around.home);
		this.turn(box, around);
		addBox(box, { owner: around.owner }, items);
	}

	/** Content that a style sheet makes: text, and pictures among it. */
	private *made(content: readonly ContentPart[], element: HtmlElement, around: Around, items: Item[]): Steps<void> {
		const { style } = around.styled;
		const restore = this.counters.enter(style, undefined);
		const parts = content.map((part): MadePart => ('url' in part ? part : this.textOf(part, element, style)));
		for (const part of yield* joinContent(parts, style, this.sources))
			if (typeof part === 'string') addText(part, around, items);
			else items.push({ inline: { kind: 'atom', box: part, owner: around.owner }, home: undefined, isBlank: false });
		restore();
	}

	/** Gives the first letter of a block, with the punctuation before it, its own style. */
	private firstLetter(element: HtmlElement, styled: Styled, items: Item[], home: Home): void {
		const at = items.findIndex((item) => !('inline' in item) || !item.isBlank);
		const item = items[at];
		if (!item || !('inline' in item) || item.inline.kind !== 'text') return;
		const { text } = item.inline;
		const found = FIRST_LETTER.exec(text)?.[0];
		if (found === undefined) return;
		const { style } = this.sources.styler.pseudoStyle(element, 'first-letter', styled);
		const box = new Box(style);
		const letter: Item = { ...item, inline: { ...item.inline, text: found.trimStart(), style: inheritStyle(style) } };
		const rest: Item = { ...item, inline: { ...item.inline, text: text.slice(found.length) } };
		if (style.float === 'none') {
			const open: Item = { inline: { kind: 'open', box, owner: undefined }, home: undefined, isBlank: true };
			const close: Item = { inline: { kind: 'close', box }, home: undefined, isBlank: true };
			items.splice(at, 1, open, letter, close, rest);
		} else {
			arrangeItems(box, [letter], home);
			items.splice(at, 1, { inline: { kind: 'apart', box }, home: undefined, isBlank: true }, rest);
		}
	}

	private ownerOf(element: HtmlElement, above: Owner | undefined): Owner | undefined {
		const href = element.name === 'a' ? element.attributes.get('href')?.trim() : undefined;
		const lang = element.attributes.get('lang')?.trim();
		if (href !== undefined) {
			const target = linkTarget(href, this.sources.headings);
			if (target) return new Owner('Link', {}, above, { target, contents: linkContents(element, href) });
			if (href !== '' && href !== '#') this.sources.told.links.add(href);
		}
		if (lang !== undefined && element.parent?.parent && /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(lang))
			return new Owner('Span', { lang }, above);
		return above;
	}
}

function countName(counts: Map<string, number>, name: string): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Of details that are closed, only the summary is seen (HTML Standard, 4.11.1). */
function shownIn(element: HtmlElement): readonly HtmlNode[] {
	if (element.name !== 'details' || element.attributes.has('open')) return element.children;
	const summary = elementsOf(element).find(({ name }) => name === 'summary');
	return summary ? [summary] : [];
}

/** Text among text is as clear as all inline boxes around it. */
function clearAs<T extends Styled>(around: Style, styled: T): T {
	const { style } = styled;
	if (around.opacity === 1 || around.display !== 'inline' || style.display !== 'inline') return styled;
	return { ...styled, style: { ...style, opacity: style.opacity * around.opacity } };
}

/** The background of the body is that of the page, unless the root has one. */
function moveBackground(root: Box, html: HtmlElement): void {
	const own = root.style as MutableStyle;
	const body = root.children.find(({ isApart }) => !isApart);
	const hasBody = html.children.some((node) => node.kind === 'element' && node.name === 'body');
	if (!body || !hasBody || own.backgroundColor !== undefined || own.backgroundImage.length > 0) return;
	const inner = body.style as MutableStyle;
	for (const key of BACKGROUND_KEYS) {
		Object.assign(own, { [key]: inner[key] });
		Object.assign(inner, { [key]: INITIAL[key] });
	}
	root.images = body.images;
}

/** The first letter, with the spaces and the punctuation before it (CSS Pseudo 4, 3.2). */
const FIRST_LETTER = /^\s*\p{P}{0,9}[\p{L}\p{N}\p{S}]\p{M}{0,9}\p{P}{0,9}/u;

const BACKGROUND_KEYS = [
	'backgroundColor',
	'backgroundImage',
	'backgroundSize',
	'backgroundRepeat',
	'backgroundPosition',
	'backgroundClips',
	'backgroundOrigin',
	'backgroundAttachment',
] as const;

function spanOf({ attributes }: HtmlElement): Box['span'] {
	const count = (name: string, usual: number): number => {
		const text = attributes.get(name) ?? '';
		return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : usual;
	};
	const columns = Math.max(count(attributes.has('span') ? 'span' : 'colspan', 1), 1);
	const rows = count('rowspan', 1);
	return columns === 1 && rows === 1 ? ONE : { columns, rows };
}
