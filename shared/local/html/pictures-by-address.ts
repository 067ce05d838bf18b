/** Pictures that styles name by their addresses: of backgrounds, and of content that is made. */
import { imageTarget } from '../../markdown/targets';
import type { Image } from '../../model/image/image';
import type { DrawnPicture } from '../../model/layout/boxes/drawing';
import type { Box } from '../../model/layout/boxes/box';
import type { Steps } from '../../model/layout/boxes/setting';
import type { MutableStyle, Style } from '../../model/layout/boxes/style';
import { anonymousBox } from './derived-boxes';
import type { SvgPictures } from './svg-pictures';
import type { Told } from './told';

export interface PictureSources {
	/** By target. */
	readonly images: ReadonlyMap<string, Image>;
	readonly pictures: SvgPictures;
	readonly told: Told;
}

function* pictureAt(url: string, { images, pictures, told }: PictureSources): Steps<Image | DrawnPicture | undefined> {
	const target = imageTarget(url);
	const picture = images.get(target) ?? (yield* pictures.at(target));
	if (!picture) told.images.add(url);
	return picture;
}

/** Finds the pictures of backgrounds, masks and borders. */
export function* findBackgrounds(box: Box, sources: PictureSources): Steps<void> {
	const { backgroundImage, mask, borderImage } = box.style;
	const layers = [...backgroundImage, ...(mask?.backgroundImage ?? []), ...(borderImage?.image ? [borderImage.image] : [])];
	if (!layers.some((layer) => 'url' in layer)) return;
	const found = new Map<string, Image | DrawnPicture>();
	for (const layer of layers) {
		if (!('url' in layer)) continue;
		const picture = yield* pictureAt(layer.url, sources);
		if (picture) found.set(layer.url, picture);
	}
	box.images = found;
}

/** A picture among text, as large as it is; it is decoration. */
function* pictureBox(url: string, around: Style, sources: PictureSources): Steps<Box | undefined> {
	const picture = yield* pictureAt(url, sources);
	if (!picture) return undefined;
	const box = anonymousBox(around, 'inline-block');
	box.inner = 'image';
	if ('drawing' in picture) {
		const { drawing, width, height } = picture;
		box.replaced = { image: undefined, drawing, width, height };
		const { view } = drawing;
		if (view) (box.style as MutableStyle).aspectRatio = view[2] / view[3];
	} else box.replaced = { image: picture, ...picture.displayed };
	return box;
}

/** A text, or the address of a picture. */
export type MadePart = string | { readonly url: string };

/** Content that a style sheet makes: texts as long as they go, and the pictures between them that are given. */
export function* joinContent(parts: readonly MadePart[], style: Style, sources: PictureSources): Steps<(string | Box)[]> {
	const joined: (string | Box)[] = [];
	let text = '';
	for (const part of parts) {
		if (typeof part === 'string') {
			text += part;
			continue;
		}
		const box = yield* pictureBox(part.url, style, sources);
		if (!box) continue;
		if (text !== '') joined.push(text);
		joined.push(box);
		text = '';
	}
	if (text !== '') joined.push(text);
	return joined;
}
