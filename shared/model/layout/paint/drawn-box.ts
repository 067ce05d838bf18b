/** Boxes as their backgrounds, borders and shadows are drawn. */
import type { Image } from '../../image/image';
import type { DrawnPicture } from '../boxes/drawing';
import type { Sides } from '../boxes/laid';
import type { Style } from '../boxes/style';
import type { CellGrounds } from '../table/cell-grounds';
import type { Scope } from './canvas';
import type { Rect } from './outlines';

/** A box that is drawn, in pixels of the column of pages. */
export interface Drawn {
	readonly rect: Rect;
	/** Where its background is placed, if that is not in it. */
	readonly ground?: Rect | undefined;
	readonly style: Style;
	readonly border: Sides;
	readonly padding: Sides;
	readonly images: ReadonlyMap<string, Image | DrawnPicture> | undefined;
	/** Of the boxes around, from 0 to 1. */
	readonly opacity: number;
	readonly scopes: readonly Scope[];
	/** Where the border is not drawn, because a legend is there. */
	readonly gap?: Rect | undefined;
	/** Of a row, or a group of them: where its background is seen. */
	readonly cells?: CellGrounds | undefined;
	/** The name of the pages that it is as wide as; it is wider or narrower on pages that are. */
	readonly fluidOn?: string | undefined;
}
