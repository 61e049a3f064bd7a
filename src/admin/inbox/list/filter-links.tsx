import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { SearchBox } from "../../content/sections/search.tsx";
import { TabLink } from "../../ui/tab-link.tsx";
import { addressWith, filtersOf, KINDS, STATES, USUAL_ORDER } from "../messages/filters.ts";
import { newCount, useNews } from "../messages/news.ts";

/** The search begins after so many milliseconds without a key. */
const TYPED_MS = 300;

/** Every new choice starts at the first page. */
const FIRST = { after: undefined, skip: undefined, message: undefined };

/** Links, so that Back and a bookmark lead to what was chosen. */
export function FilterLinks() {
  const [address] = useSearchParams();
  const { state, kind, order } = filtersOf(address);
  const { data: news } = useNews();
  return (
    <div className="flex flex-col gap-2">
      <div>
        <MessageSearch />
      </div>
      <div className="flex flex-wrap justify-between gap-x-5">
        <nav aria-label="States">
          <ul className="flex flex-wrap gap-x-5">
            <Choice name="state" label="All" isChosen={!state} />
            {Object.entries(STATES).map(([value, label]) => (
              <Choice
                key={value}
                name="state"
                value={value}
                label={value === "new" && news?.new ? `${label} ${newCount(news.new)}` : label}
                isChosen={state === value}
              />
            ))}
          </ul>
        </nav>
        <nav aria-label="Order">
          <ul>
            <Choice
              name="order"
              value={order === USUAL_ORDER ? "newest" : undefined}
              label="Newest first"
              isChosen={order === "newest"}
            />
          </ul>
        </nav>
      </div>
      <nav aria-label="Kinds">
        <ul className="flex flex-wrap gap-x-5">
          <Choice name="kind" label="All kinds" isChosen={!kind} />
          {Object.entries(KINDS).map(([value, { many }]) => (
            <Choice key={value} name="kind" value={value} label={many} isChosen={kind === value} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ChoiceProps {
  name: "state" | "kind" | "order";
  value?: string | undefined;
  label: string;
  isChosen: boolean;
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  const [address] = useSearchParams();
  return (
    <li>
      <TabLink to={addressWith(address, { ...FIRST, [name]: value })} isChosen={isChosen}>
        {label}
      </TabLink>
    </li>
  );
}

/** The address follows what is typed, after a pause; where another link leads, that address says what stands here. */
function MessageSearch() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const searched = address.get("q") ?? "";
  /** The typed text, and the search that it replaces. */
  const [typed, setTyped] = useState({ text: searched, over: searched });
  const isTyped = typed.over === searched || typed.text.trim() === searched;
  useEffect(() => {
    const text = typed.text.trim();
    if (typed.over !== searched || text === searched) return;
    async function search(): Promise<void> {
      await navigate(addressWith(address, { ...FIRST, q: text || undefined }), { replace: true });
      setTyped((last) => (last.text.trim() === text ? { ...last, over: text } : last));
    }
    const timer = setTimeout(() => void search(), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, address, navigate]);
  return (
    <SearchBox
      label="Room, word or name"
      value={isTyped ? typed.text : searched}
      onChange={(text) => setTyped({ text, over: searched })}
    />
  );
}
