/** Boxes of pictures: images, drawings, and the substitutes for those that are not given. */
import type { HtmlDocument, HtmlElement } from '../../html/nodes';
import type { Styled } from '../../html/styler';
import type { DrawingReader } from '../../html/svg/drawing-reader';
import { wordsOfDrawing } from '../../html/svg/words';
import { imageSource } from '../../html/targets';
import { imageTarget } from '../../markdown/targets';
import { Box } from '../../model/layout/boxes/box';
import type { DrawnPicture } from '../../model/layout/boxes/drawing';
import { inheritStyle } from '../../model/layout/boxes/initial-style';
import type { Steps } from '../../model/layout/boxes/setting';
import type { Length, MutableStyle, Style } from '../../model/layout/boxes/style';
import { Element } from '../../model/making/elements';
import { addText, arrangeItems, isBlockLevel, type Item, type TextAround } from './arrange';
import { deriveStyle } from './derived-boxes';
import type { Headings } from './headings';
import { findBackgrounds, type PictureSources } from './pictures-by-address';

export interface BoxSources extends PictureSources, Pick<HtmlDocument, 'quirks'> {
	readonly headings: Headings;
	readonly drawings: DrawingReader;
}

const FULL: Length = { px: 0, percent: 1 };

/** Of the sign for an image that is missing, in pixels. */
const MISSING_SIDE = 16;

/** An inch, in pixels of CSS. */
const QR_CODE = { width: 96, height: 96 } as const;

export class PictureBoxes {
	constructor(private readonly sources: BoxSources) {}

	/** The box of an element, with the pictures of its backgrounds and the place that links lead to. */
	*boxOf(element: HtmlElement, style: Style): Steps<Box> {
		const box = new Box(style);
		const place = this.sources.headings.placeOf(element);
		if (place) box.place = place;
		yield* findBackgrounds(box, this.sources);
		return box;
	}

	*picture(element: HtmlElement, styled: Styled, around: TextAround, items: Item[]): Steps<void> {
		const { images, pictures, told } = this.sources;
		const { style } = styled;
		const box = yield* this.boxOf(element, style);
		const source = imageSource(element);
		const image = source === undefined ? undefined : images.get(imageTarget(source));
		const alt = element.attributes.get('alt') ?? element.attributes.get('title');
		const drawn = source === undefined ? undefined : yield* pictures.at(imageTarget(source));
		if (drawn) {
			if (alt === undefined) told.undescribed++;
			yield* this.addDrawing(element, styled, drawn, alt, around, items);
			return;
		}
		if (!image) {
			if (source !== undefined && source.trim() !== '') told.images.add(source);
			if (alt !== undefined && alt.trim() !== '') this.substitute(alt, styled, around, items);
			else this.keepPlace(box, source === undefined || source === '' || alt !== undefined, around, items);
			return;
		}
		if (alt === undefined) told.undescribed++;
		const { width, height } = /^\s*qr:/i.test(source!) ? QR_CODE : image.displayed;
		box.replaced = { image, width, height };
		this.addReplaced(box, alt, around, items);
	}

	/** @param alt the picture in words; empty for decoration */
	private addReplaced(box: Box, alt: string | undefined, around: TextAround, items: Item[]): void {
		box.inner = 'image';
		if (alt?.trim() !== '') box.element = new Element('Figure', undefined, { alt: alt ?? '' });
		if (isBlockLevel(box.style)) {
			if (box.element) around.home.parent.adopt(box.element);
			items.push(box.isApart ? { inline: { kind: 'apart', box }, home: undefined, isBlank: true } : { block: box });
		} else items.push({ inline: { kind: 'atom', box, owner: around.owner }, home: around.home.get(), isBlank: false });
	}

	*drawing(element: HtmlElement, styled: Styled, around: TextAround, items: Item[]): Steps<void> {
		const { told, drawings } = this.sources;
		const { drawing, size } = yield* drawings.read(element, styled);
		const alt = wordsOfDrawing(element);
		if (alt === undefined) told.undescribed++;
		yield* this.addDrawing(element, styled, { drawing, width: size?.width, height: size?.height }, alt, around, items);
	}

	*addDrawing(
		element: HtmlElement,
		styled: Styled,
		{ drawing, width, height }: Omit<DrawnPicture, 'size'>,
		alt: string | undefined,
		around: TextAround,
		items: Item[],
	): Steps<void> {
		// The styles of elements that are alike are one.
		const style: MutableStyle = { ...styled.style };
		const box = yield* this.boxOf(element, style);
		if (style.width === 'auto' && style.height === 'auto' && width === undefined && height === undefined) style.width = FULL;
		if (drawing.view) style.aspectRatio ??= drawing.view[2] / drawing.view[3];
		box.replaced = { image: undefined, drawing, width, height };
		this.addReplaced(box, alt, around, items);
	}

	/**
	 * The text that describes an image is there in its place (HTML Standard, 15.4.2). A block keeps the size that styles say, and is
	 * higher if the text needs it; old documents have it so for all images of a size.
	 */
	private substitute(alt: string, { style, variables }: Styled, around: TextAround, items: Item[]): void {
		const { width, height, minHeight } = style;
		const isOld = this.sources.quirks === 'all' && width !== 'auto' && height !== 'auto';
		const own: Style = { ...style, height: 'auto', aspectRatio: undefined };
		const sized = { minHeight: typeof height === 'object' ? height : minHeight };
		const box = new Box({
			...own,
			...(isBlockLevel(style) || isOld ? sized : { width: 'auto', minWidth: 'auto', minHeight: 'auto' }),
		});
		const inner: Item[] = [];
		addText(alt, { ...around, styled: { style: inheritStyle(style), variables } }, inner);
		arrangeItems(box, inner, around.home);
		if (!isBlockLevel(style))
			items.push({ inline: { kind: 'atom', box, owner: around.owner }, home: around.home.get(), isBlank: false });
		else if (box.isApart) items.push({ inline: { kind: 'apart', box }, home: undefined, isBlank: true });
		else items.push({ block: box });
	}

	/** The place of an image that is not there: as large as its style says, or as the sign that browsers show for it. */
	private keepPlace(box: Box, isEmpty: boolean, around: TextAround, items: Item[]): void {
		const { style, place, images } = box;
		const isSized = style.width !== 'auto' && style.height !== 'auto';
		const unsized = (): Style => ({ ...style, width: 'auto', height: 'auto' });
		const kept = new Box(isSized ? style : deriveStyle(style, 'unsized', unsized));
		const side = isEmpty ? 0 : MISSING_SIDE;
		Object.assign(kept, { place, images, replaced: { image: undefined, width: side, height: side } });
		this.addReplaced(kept, '', around, items);
	}
}
