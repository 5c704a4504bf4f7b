import { useState } from 'react';
import { SearchField } from './search-field';

const keywords = ['jr pass', 'jr pass price', 'tokyo hotel'];

export function SearchFieldExample() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField
        label="Search keywords"
        placeholder="Search keywords"
        clearLabel="Clear"
        value={text}
        onValueChange={setText}
        className="w-52"
      />
      <ul className="mt-3">
        {keywords
          .filter((keyword) => keyword.includes(text.trim()))
          .map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
      </ul>
    </>
  );
}
