import { conforms } from './conforms';

conforms('optimize_document');
