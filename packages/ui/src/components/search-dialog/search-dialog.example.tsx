import { useState } from 'react';
import { FileTextIcon } from '../../icons';
import { Button } from '../button/button';
import { Kbd } from '../kbd/kbd';
import { SearchDialog } from './search-dialog';

const pages = ['Account report', 'Campaign report', 'Keyword report', 'Region report'];

export function SearchDialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = pages.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  const items = found.map((name) => ({ id: name, icon: <FileTextIcon />, content: name, hint: 'Reports' }));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Find a page</Button>
      <SearchDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label="Find a page"
        placeholder="Type a name"
        closeLabel="Close"
        query={query}
        onQueryChange={setQuery}
        groups={[{ label: 'Pages', items }]}
        empty="Nothing found"
        status={`${found.length} found`}
        onChoose={() => setIsOpen(false)}
        footer={
          <span>
            <Kbd>Enter</Kbd> Open
          </span>
        }
      />
    </>
  );
}
