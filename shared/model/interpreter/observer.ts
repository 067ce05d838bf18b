/** Receives what content draws besides glyphs. It implements only the methods that it needs. */
import type { Dict, Value } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import type { ReadingFont } from '../font/reading/reading-font';
import type { Scope } from './scope';
import type { TextState } from './text-state';

export interface Observer {
	/** An operator that is not about text, the graphics state or marked content. `isOff`: what it paints is on a layer that is off. */
	takes?(operators: ContentOperators, state: TextState, scope: Scope, isOff: boolean): void;
	/** The glyphs that follow are shown in this state. */
	shows?(state: TextState): void;
	/** A string is shown in a font; the glyphs that show are told one by one, too. */
	string?(shown: Uint8Array, font: ReadingFont): void;
	/** An image XObject is painted: `value` is its reference. */
	image?(state: TextState, value: Value | undefined): void;
	/** A form is drawn: this is the state that its content begins with, and that nothing else uses. */
	enters?(form: Dict, state: TextState): void;
}
