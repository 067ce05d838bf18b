import { conforms } from './conforms';

conforms('reverse_pages');
