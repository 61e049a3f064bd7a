import { CircleSlash, Pencil, Plus, Printer, QrCode, Trash2 } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { groupBy } from "../../../../lib/group-by.ts";
import { t } from "../../../../lib/texts/t.ts";
import { SearchBox, withWords } from "../../../content/sections/search.tsx";
import { Button, ButtonLink, textLink } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NotLoaded } from "../../../ui/load-failure.tsx";
import type { MenuAction } from "../../../ui/menu-group.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import { ROW_TEXT, ROWS, Row, RowMenu, RowTitle } from "../../../ui/row.tsx";
import { CodeQuestion } from "./code-question.tsx";
import {
  ANY_CODE,
  CODE_KINDS,
  choicesOf,
  figuresOf,
  type HotelCode,
  nextCards,
  printPath,
  sumOf,
  useCodes,
} from "./codes.ts";
import { EditCodeDialog } from "./edit-code-dialog.tsx";

const AddCodesDialog = onDemand(() => import("./add-codes-dialog.tsx").then((m) => m.AddCodesDialog));

/** Rows on the screen; more are a press away. */
const AT_FIRST = 50;
const MORE = 400;

type Asked = { what: "edit" | "end" | "delete"; code: HotelCode };

/** All codes of rooms, places and things, with what came by each. */
export function CodesScreen() {
  const codes = useCodes();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = address.has("add");
  const [adding, setAdding] = useState(isAsked);
  // It opens once: neither after a reload nor on the way back.
  useEffect(() => {
    if (isAsked) void navigate({ search: "" }, { replace: true });
  }, [isAsked, navigate]);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {!codes.data && <NotLoaded query={codes} what="your codes" />}
      {codes.data?.length === 0 && (
        <EmptyState
          icon={QrCode}
          title="A Code for Every Room"
          action={
            <Button icon={Plus} onClick={() => setAdding(true)}>
              Add Codes
            </Button>
          }
        >
          Requests then name their room. The pool bar can have a code, too.
        </EmptyState>
      )}
      {codes.data && codes.data.length > 0 && (
        <CodeList codes={codes.data} onAdd={() => setAdding(true)} onAsk={setAsked} />
      )}
      {adding && !isAsked && <AddCodesDialog onClose={() => setAdding(false)} />}
      {asked?.what === "edit" && <EditCodeDialog code={asked.code} onClose={close} />}
      {asked && asked.what !== "edit" && <CodeQuestion what={asked.what} code={asked.code} onClose={close} />}
    </div>
  );
}

interface CodeListProps {
  codes: readonly HotelCode[];
  onAdd: () => void;
  onAsk: (asked: Asked) => void;
}

function CodeList({ codes, onAdd, onAsk }: CodeListProps) {
  const [typed, setTyped] = useState("");
  const [busiestFirst, setBusiestFirst] = useState(false);
  const [most, setMost] = useState(AT_FIRST);
  const search = useDeferredValue(typed);
  const shown = useMemo(() => {
    const matching = withWords(codes, search, wordsOf);
    return busiestFirst ? matching.toSorted((one, other) => other.scans - one.scans) : matching;
  }, [codes, search, busiestFirst]);
  const groups = busiestFirst ? [{ title: undefined, codes: shown }] : groupsOf(shown);
  const choices = choicesOf(codes);
  const totals = choices.filter(({ value }) => value in CODE_KINDS);
  const cards = nextCards(choices);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search codes" value={typed} onChange={setTyped} />
        <div className="ms-auto flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          {cards && (
            <ButtonLink variant="secondary" icon={Printer} to={cards.to}>
              {cards.label}
            </ButtonLink>
          )}
          <Button icon={Plus} onClick={onAdd}>
            Add Codes
          </Button>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3" aria-label="The last twelve months">
        {totals.map(({ value, codes: own }) => {
          const title = (CODE_KINDS[value] ?? ANY_CODE).counted(own.length);
          return (
            <div key={value}>
              <dt className="text-sm">
                <Link
                  to={printPath(value)}
                  aria-label={t`Cards for ${title}`}
                  className={cx(textLink, "inline-flex min-h-11 items-center")}
                >
                  {title}
                </Link>
              </dt>
              <dd className="font-display text-lg">{figuresOf(sumOf(own)) || "Not scanned yet"}</dd>
            </div>
          );
        })}
      </dl>
      <nav aria-label="Order">
        <ul className="flex gap-x-5">
          <li>
            <Order
              label="By floor and area"
              isChosen={!busiestFirst}
              onPress={() => setBusiestFirst(false)}
            />
          </li>
          <li>
            <Order label="Most scanned first" isChosen={busiestFirst} onPress={() => setBusiestFirst(true)} />
          </li>
        </ul>
      </nav>
      {shown.length === 0 && (
        <p role="status" className="py-6 text-ink-soft">
          No code found.
        </p>
      )}
      {firstOf(groups, most).map(({ title, codes: own, visible }) => (
        <section key={title ?? ""} aria-label={title ?? "Codes"}>
          {title !== undefined && (
            <div className="mb-2 flex flex-wrap items-center gap-x-4">
              <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
              <p className="text-ink-soft">
                {[ANY_CODE.counted(own.length), figuresOf(sumOf(own))].filter(Boolean).join(" · ")}
              </p>
              {own[0]?.area && own[0].revoked_at === null && (
                <ButtonLink
                  variant="quiet"
                  icon={Printer}
                  className="ms-auto"
                  to={printPath(`in ${own[0].area}`)}
                >
                  Cards for {title}
                </ButtonLink>
              )}
            </div>
          )}
          <ul className={ROWS}>
            {visible.map((code) => (
              <CodeRow key={code.id} code={code} onAsk={onAsk} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > most && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + MORE)}>
          {`Show More of ${shown.length}`}
        </Button>
      )}
    </>
  );
}

function wordsOf({ label, area, kind }: HotelCode): string {
  return `${label} ${area ?? ""} ${CODE_KINDS[kind]?.label}`;
}

function Order({ label, isChosen, onPress }: { label: string; isChosen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="min-h-11 cursor-pointer border-b-2 border-transparent aria-pressed:border-brass aria-pressed:font-semibold"
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** The groups' first codes, so many in all. */
function firstOf<Group extends { codes: readonly HotelCode[] }>(groups: readonly Group[], most: number) {
  let room = most;
  return groups.flatMap((group) => {
    const visible = group.codes.slice(0, Math.max(room, 0));
    room -= visible.length;
    return visible.length > 0 ? [{ ...group, visible }] : [];
  });
}

const ENDED = t`Ended`;

/** In their order: areas first, then what has none, then those that ended. */
function groupsOf(codes: readonly HotelCode[]): { title: string | undefined; codes: readonly HotelCode[] }[] {
  const groups = groupBy(codes, ({ revoked_at, area }) => (revoked_at ? ENDED : (area ?? "")));
  return [...groups].map(([title, own]) => ({
    title: title || (groups.size > 1 ? t`Elsewhere` : undefined),
    codes: own,
  }));
}

function CodeRow({ code, onAsk }: { code: HotelCode; onAsk: (asked: Asked) => void }) {
  const navigate = useNavigate();
  const ended = code.revoked_at !== null;
  const edit = () => onAsk({ what: "edit", code });
  const remove = () => onAsk({ what: "delete", code });
  const facts = [
    code.kind !== "room" && CODE_KINDS[code.kind]?.label,
    code.opens && t`opens a part of the page`,
    figuresOf(code),
  ].filter(Boolean);
  const actions = (): MenuAction[] =>
    ended
      ? [{ label: t`Delete`, icon: Trash2, onPress: remove }]
      : [
          { label: t`Card`, icon: Printer, onPress: () => void navigate(printPath(code.id)) },
          { label: t`Edit`, icon: Pencil, onPress: edit },
          { label: t`End This Code`, icon: CircleSlash, onPress: () => onAsk({ what: "end", code }) },
        ];
  return (
    <Row actions={<RowMenu name={code.label} actions={actions} />}>
      <RowTitle
        as="h3"
        label={ended ? `Delete ${code.label}` : `Edit ${code.label}`}
        onPress={ended ? remove : edit}
        quiet={ended}
      >
        {code.label}
      </RowTitle>
      {facts.length > 0 && <p className={cx(ROW_TEXT, "first-letter:uppercase")}>{facts.join(" · ")}</p>}
    </Row>
  );
}
