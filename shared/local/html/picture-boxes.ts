/** Boxes of pictures: images, drawings, and the substitutes for those that are not given. */
import type { HtmlDocument, HtmlElement } from '../../html/nodes';
import type { Styled } from '../../html/styler';
import type { DrawingReader } from '../../html/svg/drawing-reader';
import { wordsOfDrawing } from '../../html/svg/words';
import { imageSource } from '../../html/targets';
import { imageTarget } from '../../markdown/targets';
import { Box } from '../../model/layout/boxes/box';
import type { Drawing, DrawnPicture, DrawnShape } from '../../model/layout/boxes/drawing';
import { inheritStyle } from '../../model/layout/boxes/initial-style';
import type { Steps } from '../../model/layout/boxes/setting';
import { pixels, type Length, type MutableStyle, type Paint, type Style } from '../../model/layout/boxes/style';
import type { Color } from '../../model/making/color';
import { Element } from '../../model/making/elements';
import { addBox, addText, apartFromLines, arrangeItems, isBlockLevel, type Item, type TextAround } from './arrange';
import { borderedBy } from './fill-control';
import { anonymousBox, deriveStyle } from './derived-boxes';
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
			else this.keepPlace(box, source, alt !== undefined, around, items);
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
			addBox(box, {}, items);
		} else addBox(box, { owner: around.owner, home: around.home.get() }, items);
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
	 * The text that describes an image is there in its place, after the sign for an image that is missing (HTML Standard, 15.4.2). A block
	 * keeps the size that styles say, and is higher if the text needs it; old documents have it so for all images of a size.
	 */
	private substitute(alt: string, { style, variables }: Styled, around: TextAround, items: Item[]): void {
		const { width, height, minHeight } = style;
		const isOld = this.sources.quirks === 'all' && (width !== 'auto' || height !== 'auto');
		const own: Style = { ...style, height: 'auto', aspectRatio: undefined };
		const box = new Box(
			isOld
				? oldPlace(style)
				: isBlockLevel(style)
					? { ...own, minHeight: typeof height === 'object' ? height : minHeight }
					: { ...own, width: 'auto', minWidth: 'auto', minHeight: 'auto' },
		);
		const inner: Item[] = [];
		if (!isOld || isFramed(style)) inner.push(apartFromLines(missingSign(style)));
		addText(alt, { ...around, styled: { style: inheritStyle(style), variables } }, inner);
		arrangeItems(box, inner, around.home);
		if (isOld) box.isOnLine = true;
		addBox(box, isBlockLevel(style) ? {} : { owner: around.owner, home: around.home.get() }, items);
	}

	/** The place of an image that is not there: as large as its style says, with a frame, or as the sign that browsers show for it. */
	private keepPlace(box: Box, source: string | undefined, hasAlt: boolean, around: TextAround, items: Item[]): void {
		const { style, place, images } = box;
		const isMissing = source !== undefined && source !== '';
		const isOld = this.sources.quirks === 'all' && (style.width !== 'auto' || style.height !== 'auto');
		const isSized = isOld || (style.width !== 'auto' && style.height !== 'auto');
		const hasSign = isMissing && (isSized ? isFramed(style) : !hasAlt);
		const hasWidth = style.width !== 'auto' && isBlockLevel(style);
		if (hasSign && (isSized || hasWidth)) {
			const framed = Object.assign(new Box(isSized ? framedStyle(style) : wideStyle(style)), { place, images });
			arrangeItems(framed, [apartFromLines(missingSign(style))], around.home);
			addBox(framed, {}, items);
			return;
		}
		const unsized = (): Style => ({ ...style, width: 'auto', height: 'auto' });
		const kept = new Box(isSized ? style : deriveStyle(style, 'unsized', unsized));
		const side = hasSign ? MISSING_SIDE : 0;
		const drawing = hasSign ? MISSING : undefined;
		Object.assign(kept, { place, images, replaced: { image: undefined, drawing, width: side, height: side } });
		this.addReplaced(kept, '', around, items);
	}
}

/** Whether a box has room for the sign and for a frame around it. */
const isFramed = ({ width, height }: Style): boolean =>
	[width, height].every((size) => typeof size !== 'object' || size.percent !== 0 || size.px >= LEAST_FRAMED);

const isInPixels = (size: Style['width']): boolean => typeof size === 'object' && size.percent === 0;

/** Of a frame, in pixels. */
const LEAST_FRAMED = 20;
const SILVER: Paint = { color: [0.75, 0.75, 0.75], alpha: 1 };

/** As wide as it is said, and as high as the sign. */
const wideStyle = (style: Style): Style => ({
	...style,
	height: 'auto',
	aspectRatio: undefined,
	display: style.display === 'block' ? 'flow-root' : style.display,
});

/** Where one side is given in pixels, the other one is as long, as in browsers. */
function framedStyle(style: Style): Style {
	const { width, height } = style;
	const tall = height === 'auto' && isInPixels(width) ? width : height;
	const own = { ...style, width: width === 'auto' ? height : width, height: tall, aspectRatio: undefined };
	const hasBorder = style.borderTopWidth + style.borderLeftWidth > 0;
	if (!isFramed(style) || hasBorder) return own;
	return { ...own, ...borderedBy(SILVER), boxSizing: 'border-box', ...PADDING };
}

const PADDING = { paddingTop: pixels(1), paddingRight: pixels(1), paddingBottom: pixels(1), paddingLeft: pixels(1) };

/** The box of old documents grows with its text, so that nothing is lost. */
function oldPlace(style: Style): Style {
	const framed = framedStyle(style);
	const { height, minHeight } = framed;
	return { ...framed, height: 'auto', minHeight: typeof height === 'object' ? height : minHeight };
}

/** The sign at the beginning of its box. */
function missingSign(style: Style): Box {
	const own = (): Style => ({ ...anonymousBox(style, 'block').style, float: 'left' });
	const box = new Box(deriveStyle(style, 'missing', own));
	box.inner = 'image';
	box.replaced = { image: undefined, drawing: MISSING, width: MISSING_SIDE, height: MISSING_SIDE };
	return box;
}

const shape = (path: string, paint: Color): DrawnShape => ({
	kind: 'shape',
	path,
	fill: { paint, alpha: 1, hasHoles: false },
	stroke: undefined,
});

/** A torn picture of a hill under the sky, as browsers show it. */
const MISSING: Drawing = {
	view: [0, 0, 16, 16],
	fit: { scaling: 'meet', x: 0.5, y: 0.5 },
	nodes: [
		shape('0 0 m 11 0 l 16 5 l 16 9 l 9 16 l 0 16 l h', [0.6, 0.6, 0.6]),
		shape('1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h', [0.77, 0.84, 0.96]),
		shape('1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11 l 8.5 15 l 1 15 l h', [0.36, 0.68, 0.22]),
		shape('2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h', [1, 1, 1]),
		shape('16 10.5 m 16 16 l 10.5 16 l h', [0.6, 0.6, 0.6]),
		shape('15 12.5 m 15 15 l 12.5 15 l h', [0.36, 0.68, 0.22]),
	],
};
