import { conforms } from './conforms';

conforms('document');
