import { conforms } from './conforms';

conforms('add_attachment');
