/** The port to whatever draws pages. */

export interface PageSize {
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	/** The ground is transparent instead of white. */
	readonly isTransparent: boolean;
}

/** Its pixels are there until the next page is drawn. */
export interface PageImage {
	readonly width: number;
	readonly height: number;
	/** The pixels of a row from the top, in memory of the drawer: blue, green, red, alpha, not multiplied by alpha. */
	readonly row: (index: number) => Uint8Array;
}

export interface Drawer {
	/** Draws the page at `index`, counted from 0, in steps between which others run. */
	draw(index: number, size: PageSize): Promise<PageImage>;
}
