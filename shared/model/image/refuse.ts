/** Refusing an image: an issue on the field that it was given in (docs/semantics.md, D36). */
import { invalidParameters, type OctavoError } from '../../contract/errors';

/** Makes the error to throw from what is wrong with the image, such as `is cut short`. */
export type Refuse = (message: string) => OctavoError;

export const refuseOn =
	(field: string): Refuse =>
	(message) =>
		invalidParameters([{ field, message }]);
