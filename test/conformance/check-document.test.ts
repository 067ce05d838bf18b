import { conforms } from './conforms';

conforms('check_document');
