/** Told of all that content draws, not of its text alone. */
import type { Dict } from '../../../pdf/syntax/values';
import type { ContentOperators } from '../../content/operators';
import type { GlyphSink } from './glyph-writer';
import type { Scope } from './scope';
import type { TextState } from './text-state';

export interface PaintObserver extends GlyphSink {
	/** An operator that is not about text, the graphics state or marked content. `isOff`: what it paints is on a layer that is off. */
	takes(operators: ContentOperators, state: TextState, scope: Scope, isOff: boolean): void;
	/** The glyphs that follow are shown in this state. */
	shows(state: TextState): void;
	/** An image XObject is painted. */
	image(state: TextState): void;
	/** A form is drawn: this is the state that its content begins with, and that nothing else uses. */
	enters(form: Dict, state: TextState): void;
}
