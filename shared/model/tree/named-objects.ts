/** The objects that may have appearances, scripts, embedded files or signatures, found in one pass over the document. */
import { objectsWithNames } from '../../pdf/read/name-search';
import { rememberAnswers } from './remembered';

/** Object numbers by the name of the entry or type that the object may have: the caller looks closer. */
export const namedObjects = rememberAnswers((document) => objectsWithNames(document, ['AP', 'JS', 'EF', 'ByteRange', 'Sig']));
